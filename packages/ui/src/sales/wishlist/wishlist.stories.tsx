import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { AccountPage } from '../../members/account-page/account-page.tsx';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import { products } from '../../foundations/fixtures/products.ts';
import { Wishlist } from './wishlist.tsx';
import type { WishlistItem } from './wish-card.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const items: readonly WishlistItem[] = products.slice(1, 5).map((product, at) => {
  const { href, name, price, points, image, stock } = product;
  const facts = { href, name, brand: product.brandName, price, points, image, stock };
  return { ...facts, productId: String(at + 2), hasSizes: false };
});

const meta = {
  title: 'Sales/Wishlist',
  component: Wishlist,
  args: {
    status: 'ready',
    items,
    pendingIds: [],
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
    await userEvent.tab();
    await expect(honey.getByRole('button', { name: t('Remove') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('4');

    const wash = within(canvas.getByRole('listitem', { name: 'Neem Face Wash' }));
    await expect(wash.getByRole('button', { name: t('Sold out') })).toBeDisabled();
    await expect(wash.getByRole('button', { name: t('Remove') })).toBeEnabled();
  },
};

/**
 * After a removal by keyboard the focus moves to the next product, else to the previous one, and at last to the
 * heading.
 */
/** A product with sizes goes to the cart from its own page. */
export const WithSizes: Story = {
  args: { items: items.map((item) => ({ ...item, hasSizes: true })) },
  play: async ({ canvas }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('link', { name: t('Choose a size') })).toHaveAttribute(
      'href',
      '/product-details-page/4',
    );
    await expect(canvas.queryByRole('button', { name: t('Move to cart') })).toBeNull();
  },
};

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
    button(second, 'Remove').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(third, 'Remove')).toHaveFocus();
    button(third, 'Move to cart').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(first, 'Move to cart')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: t('Wishlist') })).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { pendingIds: ['4'] },
  play: async ({ canvas }) => {
    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('button', { name: t('Move to cart') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(honey.getByRole('button', { name: t('Remove') })).toHaveAttribute('aria-disabled', 'true');
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
