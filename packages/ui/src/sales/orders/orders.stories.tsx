import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import { orderCards } from '../../foundations/fixtures/orders.ts';
import { Orders } from './orders.tsx';

const meta = {
  title: 'Sales/Orders',
  component: Orders,
  args: {
    status: 'ready',
    orders: orderCards,
    page: 1,
    pageCount: 1,
    toHref: (page) => `/orders?page=${page}`,
    shopHref: '/products',
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Orders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const newest = within(canvas.getByRole('listitem', { name: 'PGM-000130' }));
    await expect(newest.getByText('Placed')).toBeVisible();
    await expect(newest.getByText('20 March 2026')).toBeVisible();
    await expect(newest.getByText(/1 item/)).toBeVisible();
    await expect(newest.getByText('₹149.00')).toBeVisible();
    const link = newest.getByRole('link', { name: 'See the order' });
    await expect(link).toHaveAttribute('href', '/orders/1');
    await expect(link).toHaveAccessibleDescription('PGM-000130');
    const words = [
      'Confirmed',
      'Packed',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Return requested',
      'Returned',
    ];
    for (const word of words) await expect(canvas.getByText(word)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const PaymentAwaited: Story = {
  args: {
    orders: orderCards
      .slice(0, 3)
      .map((order, at) =>
        at === 1
          ? { ...order, status: 'PLACED', awaitedPayment: { payBy: '2026-03-19T10:00:00.000Z' } }
          : order,
      ),
  },
  play: async ({ canvas }) => {
    const unpaid = within(canvas.getByRole('listitem', { name: 'PGM-000129' }));
    await expect(unpaid.getByText('Placed')).toBeVisible();
    await expect(unpaid.getByText('Payment pending')).toBeVisible();
    await expect(unpaid.getByText(/^Pay by 3:30\spm, or the order will be cancelled\.$/)).toBeVisible();
    const pay = unpaid.getByRole('link', { name: 'Pay now' });
    await expect(pay).toHaveAttribute('href', '/orders/2');
    await expect(pay).toHaveAccessibleDescription('PGM-000129');
    await expect(canvas.getAllByRole('link', { name: 'Pay now' })).toHaveLength(1);
  },
};

export const SecondPage: Story = {
  args: { orders: orderCards.slice(0, 2), page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/orders?page=3');
  },
};

export const Empty: Story = {
  args: { orders: [], pageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no orders yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/products');
  },
};

export const Loading: Story = {
  args: { status: 'loading', orders: [], pageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders…');
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', orders: [], pageCount: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
