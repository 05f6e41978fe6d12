import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { honey } from '../fixtures/products.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { WishButton } from '../../sales/wish-button/wish-button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { RestockButton } from '../restock-button/restock-button.tsx';
import { SizePanel } from '../size-panel/size-panel.tsx';
import { CardActions } from './card-actions.tsx';

const soldOut = { ...honey, stock: { status: 'SOLD_OUT', quantity: 0 } } as const;

const heart = <WishButton isWished={false} isPending={false} productName="Forest Honey" onToggle={fn()} />;

const meta = {
  title: 'Catalogue/CardActions',
  component: CardActions,
  args: { productName: 'Forest Honey', wish: heart, isAdding: false, onAdd: fn() },
  render: (args) => <ProductCard {...honey} actions={<CardActions {...args} />} />,
  // As narrow as one of two cards in a row on the smallest phone.
  decorators: [
    (Story) => (
      <div className="w-36">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heart and button are outside the link, after it in the tab order, and over room that the card leaves free. */
export const InStock: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link');
    const wish = canvas.getByRole('button', { name: t('Add to wishlist') });
    const add = canvas.getByRole('button', { name: t('Add to cart') });
    await expect(add).toHaveAccessibleDescription('Forest Honey');
    await expect(link).not.toContainElement(wish);
    await expect(link).not.toContainElement(add);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(wish).toHaveFocus();
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();

    const card = link.getBoundingClientRect();
    const corner = wish.getBoundingClientRect();
    await expect([corner.right <= card.right, corner.top - card.top < 10]).toEqual([true, true]);
    const button = add.getBoundingClientRect();
    await expect(button.height).toBeGreaterThanOrEqual(44);
    await expect(button.bottom).toBeLessThanOrEqual(card.bottom);
    const stock = canvas.getByText(t('In stock')).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(stock.bottom);
  },
};

export const Adding: Story = {
  args: { isAdding: true },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: t('Adding...') });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Wished: Story = {
  args: { wish: <WishButton isWished isPending={false} productName="Forest Honey" onToggle={fn()} /> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: t('Remove from wishlist'), pressed: true }),
    ).toBeVisible();
  },
};

export const WishPending: Story = {
  args: { wish: <WishButton isWished isPending productName="Forest Honey" onToggle={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Remove from wishlist') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The label takes two lines, and still leaves the stock free. */
export const SoldOut: Story = {
  args: {
    restock: <RestockButton productName="Forest Honey" isRequested={false} isBusy={false} onToggle={fn()} />,
  },
  render: (args) => <ProductCard {...soldOut} actions={<CardActions {...args} />} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: t('Tell me when it is back') });
    const stock = canvas.getByText(t('Sold out')).getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(stock.bottom);
    await expect(canvas.queryByRole('button', { name: t('Add to cart') })).toBeNull();
  },
};

export const Failed: Story = {
  args: { alert: 'You seem to be offline. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('You seem to be offline. Check your connection and try again.'),
    );
    await expect(canvas.getByRole('button', { name: t('Add to cart') })).toBeEnabled();
  },
};

/** The card asks for the size in place. */
export const AskingForSize: Story = {
  args: {
    sizes: (
      <SizePanel
        productName="Forest Honey"
        sizes={['250 g', '500 g', '1 kg'].map((name) => ({ name, isSoldOut: name === '500 g' }))}
        onChoose={fn()}
        onCancel={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('group', { name: t('Choose a size') }).getBoundingClientRect();
    const card = canvas.getByRole('link').getBoundingClientRect();
    const add = canvas.getByRole('button', { name: t('Add to cart') }).getBoundingClientRect();
    await expect([panel.top > card.top, Math.round(panel.bottom - add.bottom)]).toEqual([true, 0]);
    await expect(canvas.getByRole('button', { name: '250 g' })).toHaveFocus();
  },
};
