import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { cartLines, cartTotals } from '../fixtures/cart.ts';
import { asManagePage } from '../fixtures/manage.tsx';
import { Cart } from './index.ts';

const meta = {
  title: 'Screens/Cart/DeliveryNote',
  component: Cart,
  args: {
    status: 'ready',
    lines: cartLines,
    totals: { ...cartTotals(cartLines), freeDeliveryFrom: 499 },
    alert: undefined,
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    onRetry: fn(),
    checkoutHref: '/checkout',
    shopHref: '/products',
  },
  decorators: [asManagePage('/manage/cart')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeFromSomeAmount: Story = {
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Summary' }));
    const note = 'Delivery is chosen at checkout. Standard delivery is free from ₹499.00.';
    await expect(summary.getByText(note)).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: { totals: cartTotals(cartLines) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Delivery/)).toBeNull();
  },
};
