import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { orderCards } from '../fixtures/orders.ts';
import { Orders } from './orders.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

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
    await expect(canvas.getByRole('heading', { level: 1, name: t('Orders') })).toBeVisible();
    const newest = within(canvas.getByRole('listitem', { name: 'PGM-000130' }));
    await expect(newest.getByText(t('Placed'))).toBeVisible();
    await expect(newest.getByText(formatDate('2026-03-20'))).toBeVisible();
    await expect(newest.getByText(t('1 item'), { exact: false })).toBeVisible();
    await expect(newest.getByText('₹149.00')).toBeVisible();
    const link = newest.getByRole('link', { name: t('See the order') });
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
    for (const word of words) await expect(canvas.getByText(t(word))).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: t('Pages') })).toBeNull();
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
    await expect(unpaid.getByText(t('Placed'))).toBeVisible();
    await expect(unpaid.getByText(t('Payment pending'))).toBeVisible();
    await expect(
      unpaid.getByText(new RegExp(t('Pay by {time}, or the order will be cancelled.', { time: '.*3:30.*' }))),
    ).toBeVisible();
    const pay = unpaid.getByRole('link', { name: t('Pay now') });
    await expect(pay).toHaveAttribute('href', '/orders/2');
    await expect(pay).toHaveAccessibleDescription('PGM-000129');
    await expect(canvas.getAllByRole('link', { name: t('Pay now') })).toHaveLength(1);
  },
};

export const SecondPage: Story = {
  args: { orders: orderCards.slice(0, 2), page: 2, pageCount: 3 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: t('Pages') }));
    await expect(pages.getByRole('link', { name: t('Next') })).toHaveAttribute('href', '/orders?page=3');
  },
};

export const Empty: Story = {
  args: { orders: [], pageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('You have no orders yet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toHaveAttribute(
      'href',
      '/products',
    );
  },
};

export const Loading: Story = {
  args: { status: 'loading', orders: [], pageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your orders…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', orders: [], pageCount: 0 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
