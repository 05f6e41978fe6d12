import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asPage } from '../fixtures/company.tsx';
import { order } from '../fixtures/orders.ts';
import { OrderDetails } from './index.ts';

const meta = {
  title: 'Account/OrderDetails',
  component: OrderDetails,
  args: {
    order,
    alert: undefined,
    isCancelling: false,
    onCancel: fn(),
    onReorder: fn(),
    ordersHref: '/orders',
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const happened = order.timeline;

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order PGM-000123' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmed');
    const timeline = within(canvas.getByRole('list', { name: 'What happened so far' }));
    const [first, last] = timeline.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Placed 2 March 2026, by you');
    await expect(last).toHaveTextContent('Confirmed 3 March 2026, by us');
    await expect(last).toHaveAttribute('aria-current', 'step');

    const honey = within(canvas.getByRole('listitem', { name: 'Forest Honey' }));
    await expect(honey.getByRole('link')).toHaveAttribute('href', '/product-details-page/4');
    await expect(honey.getByText('₹640.00 each')).toBeVisible();
    await expect(honey.getByText('₹1,280.00')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Summary' })).getByText('Free')).toBeVisible();
    await expect(canvas.getByText('To be paid when it arrives')).toBeVisible();
    const to = canvas.getByRole('region', { name: 'Delivery Address' });
    await expect(to).toHaveTextContent(/Asha Verma.*12 Station Road/);

    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/orders');
  },
};

export const Cancelling: Story = {
  args: { isCancelling: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancelling...' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Order again' })).toBeDisabled();
  },
};

export const NotCancelled: Story = {
  args: { alert: 'The order is shipped already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The order is shipped already.');
  },
};

export const Cancelled: Story = {
  args: {
    order: {
      ...order,
      status: 'CANCELLED',
      canCancel: false,
      payment: { method: 'COD', status: 'CANCELLED' },
      timeline: [...happened, { status: 'CANCELLED', at: '2026-03-03T08:00:00.000Z', by: 'MEMBER' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cancelled');
    await expect(canvas.getByText('Nothing to pay')).toBeVisible();
    await expect(canvas.queryByText('You collect')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};

export const Delivered: Story = {
  args: {
    order: {
      ...order,
      status: 'DELIVERED',
      canCancel: false,
      deliveryFee: 49,
      total: order.subtotal + 49,
      payment: { method: 'COD', status: 'PAID' },
      timeline: [
        ...happened,
        { status: 'PACKED', at: '2026-03-04T05:00:00.000Z', by: 'STAFF' },
        { status: 'SHIPPED', at: '2026-03-04T12:00:00.000Z', by: 'STAFF' },
        { status: 'DELIVERED', at: '2026-03-07T07:30:00.000Z', by: 'SYSTEM' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(canvas.getByText('₹49.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  },
};

export const Returned: Story = {
  args: {
    order: {
      ...order,
      status: 'RETURNED',
      canCancel: false,
      payment: { method: 'COD', status: 'PAID' },
      timeline: [
        ...happened,
        { status: 'DELIVERED', at: '2026-03-07T07:30:00.000Z', by: 'STAFF' },
        { status: 'RETURN_REQUESTED', at: '2026-03-09T07:30:00.000Z', by: 'MEMBER' },
        { status: 'RETURNED', at: '2026-03-12T07:30:00.000Z', by: 'STAFF' },
      ],
    },
  },
};
