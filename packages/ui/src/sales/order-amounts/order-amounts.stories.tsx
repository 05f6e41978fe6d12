import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderAmounts } from './order-amounts.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/OrderAmounts',
  component: OrderAmounts,
  args: { subtotal: 1429, deliveryFee: 0, total: 1429, points: 65, freeDeliveryFrom: 499 },
} satisfies Meta<typeof OrderAmounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeDelivery: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Free'))).toBeVisible();
    await expect(
      canvas.queryByText(new RegExp(t('Free delivery from {amount}', { amount: '.*' }))),
    ).toBeNull();
  },
};

export const PaidDelivery: Story = {
  args: { subtotal: 149, deliveryFee: 49, total: 198, points: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹49.00')).toBeVisible();
    await expect(canvas.getByText('₹198.00')).toBeVisible();
    await expect(canvas.getByText(t('Free delivery from {amount}', { amount: '₹499.00' }))).toBeVisible();
  },
};

/** A placed order does not mention free delivery for another one. */
export const Placed: Story = {
  args: { subtotal: 149, deliveryFee: 49, total: 198, freeDeliveryFrom: undefined },
};

export const WithCoupon: Story = {
  args: { discount: 142.9, couponCode: 'WELCOME10', total: 1286.1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Discount ({code})', { code: 'WELCOME10' }))).toBeVisible();
    await expect(canvas.getByText('₹142.90').parentElement).toHaveTextContent('−₹142.90');
  },
};
