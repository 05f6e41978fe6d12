import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { products } from '../../catalogue/fixtures/products.ts';
import { RestockButton } from '../../catalogue/restock-button/restock-button.tsx';
import { SizePanel } from '../../catalogue/size-panel/size-panel.tsx';
import { Wishlist } from './wishlist.tsx';
import type { WishlistItem } from './wish-card.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const items: readonly WishlistItem[] = products.slice(1, 5).map((product, at) => {
  const { href, name, price, points, image, stock } = product;
  const facts = { href, name, brand: product.brandName, price, points, image, stock };
  const restock = stock.status === 'SOLD_OUT' && (
    <RestockButton productName={name} isRequested={false} isBusy={false} onToggle={fn()} />
  );
  return {
    ...facts,
    productId: String(at + 2),
    restock: restock || undefined,
    isMoving: false,
    isPending: false,
  };
});

const meta = {
  title: 'Sales/Wishlist',
  component: Wishlist,
  args: {
    status: 'ready',
    items,
    onMoveToCart: fn(),
    onRemove: fn(),
    onRetry: fn(),
    shopHref: '/products',
  },
  render: (args) => (
    <AccountPage title="Wishlist">
      <Wishlist {...args} />
    </AccountPage>
  ),
  decorators: [asManagePage('/manage/wishlist')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Wishlist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    const move = honey.getByRole('button', { name: t('Move to cart') });
    await expect(move).toHaveAccessibleDescription('Forest Honey');
    await userEvent.click(move);
    await expect(args.onMoveToCart).toHaveBeenCalledWith('4');
    await userEvent.click(honey.getByRole('button', { name: t('Remove from wishlist') }));
    await expect(args.onRemove).toHaveBeenCalledWith('4');

    const wash = within(canvas.getByRole('listitem', { name: 'Neem Face Wash' }));
    await expect(wash.getByRole('button', { name: t('Tell me when it is back') })).toBeEnabled();
    await expect(wash.getByRole('button', { name: t('Remove from wishlist') })).toBeEnabled();
  },
};

/** A product with sizes asks for its size in place. */
export const AskingForSize: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      sizes: item.productId === '4' && (
        <SizePanel
          productName={item.name}
          sizes={['250 g', '500 g'].map((name) => ({ name, isSoldOut: false }))}
          onChoose={fn()}
          onCancel={fn()}
        />
      ),
    })),
  },
  play: async ({ canvas }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('group', { name: t('Choose a size') })).toBeVisible();
    await expect(honey.getByRole('button', { name: '250 g' })).toHaveFocus();
  },
};

/**
 * After a removal by keyboard the focus moves to the next product, else to the previous one, and at last to the
 * heading.
 */
export const RemovedByKeyboard: Story = {
  render: function Removed(args) {
    const [left, setLeft] = useState(args.items.slice(0, 3));
    const remove = (id: string) => setLeft(left.filter(({ productId }) => productId !== id));
    return (
      <AccountPage title="Wishlist">
        <Wishlist {...args} items={left} onRemove={remove} onMoveToCart={remove} />
      </AccountPage>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = items.map(({ name }) => name);
    const button = (product = '', name = '') =>
      within(canvas.getByRole('listitem', { name: product })).getByRole('button', { name: t(name) });
    button(second, 'Remove from wishlist').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(third, 'Remove from wishlist')).toHaveFocus();
    button(third, 'Move to cart').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(first, 'Move to cart')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: t('Wishlist') })).toHaveFocus();
  },
};

/** One product is on its way to the cart, another one's wish is being changed. */
export const Pending: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      isMoving: item.productId === '2',
      isPending: item.productId === '4',
    })),
  },
  play: async ({ canvas }) => {
    const moved = within(canvas.getByRole('listitem', { name: items[0]?.name ?? '' }));
    await expect(moved.getByRole('button', { name: t('Adding...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('button', { name: t('Remove from wishlist') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Your wishlist is empty'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const Loading: Story = {
  args: { status: 'loading', items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your wishlist…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', items: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
