import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'PLACED' },
} satisfies Meta<typeof OrderStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const Confirmed: Story = { args: { status: 'CONFIRMED' } };
export const Packed: Story = { args: { status: 'PACKED' } };
export const Shipped: Story = { args: { status: 'SHIPPED' } };
export const Delivered: Story = { args: { status: 'DELIVERED' } };
export const Cancelled: Story = { args: { status: 'CANCELLED' } };
export const ReturnRequested: Story = {
  args: { status: 'RETURN_REQUESTED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Return requested'))).toBeVisible();
  },
};
export const Returned: Story = { args: { status: 'RETURNED' } };
