import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { Notifications } from './notifications.tsx';
import type { NotificationFacts } from './notification-item.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const notifications: readonly NotificationFacts[] = [
  {
    id: '1',
    kind: 'ORDER',
    text: 'Your order {number} is on its way.',
    values: { number: 'PGM-000123' },
    link: '/manage/orders/1',
    isRead: false,
    createdAt: '2026-11-21T06:30:00.000Z',
  },
  {
    id: '2',
    kind: 'POINTS',
    text: '{points} points of order {number} are confirmed.',
    values: { points: 1240, number: 'PGM-000101' },
    link: '/manage/business-values',
    isRead: true,
    createdAt: '2026-11-19T06:30:00.000Z',
  },
  {
    id: '3',
    kind: 'REQUEST',
    text: 'Your request for another sponsor was approved.',
    values: {},
    link: null,
    isRead: false,
    createdAt: '2026-11-18T06:30:00.000Z',
  },
  {
    id: '4',
    kind: 'STOCK',
    text: 'Low stock: {quantity} left of {product}.',
    values: { quantity: 4, product: 'Bilona Cow Ghee, 500 ml' },
    link: '/dashboard/stock?state=low',
    isRead: true,
    createdAt: '2026-11-17T06:30:00.000Z',
  },
  {
    id: '5',
    kind: 'POINTS',
    text: '{points} points of order {number} expire after {date}.',
    values: { points: 40, number: 'PGM-000042', date: '2026-12-16T18:29:59.999Z' },
    link: '/manage/business-values',
    isRead: true,
    createdAt: '2026-11-16T06:30:00.000Z',
  },
  {
    id: '6',
    kind: 'TEAM',
    text: 'A new associate has joined your team.',
    values: {},
    link: '/manage/team?tab=referred',
    isRead: true,
    createdAt: '2026-11-15T06:30:00.000Z',
  },
  {
    id: '7',
    kind: 'POINTS',
    text: 'Your payment for {month} was sent to your bank account.',
    values: { month: '2026-10' },
    link: '/manage/payments',
    isRead: true,
    createdAt: '2026-11-05T06:30:00.000Z',
  },
];

const meta = {
  title: 'Members/Notifications',
  component: Notifications,
  args: {
    shopHref: '/products',
    choicesHref: '/manage/notifications/settings',
    status: 'ready',
    notifications,
    canReadAll: true,
    page: 1,
    pageCount: 1,
    toHref: (page) => `/manage/notifications?page=${page}`,
    onRead: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/notifications')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadAndUnread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const item = (words: string) =>
      within(canvas.getAllByRole('listitem').find((one) => within(one).queryByText(words)) ?? document.body);
    await expect(
      item(t('Your order {number} is on its way.', { number: 'PGM-000123' })).getByText(t('Unread:')),
    ).toBeInTheDocument();
    await expect(
      item(
        t('{points} points of order {number} are confirmed.', { points: '1,240', number: 'PGM-000101' }),
      ).queryByText(t('Unread:')),
    ).toBeNull();
    await expect(
      canvas.getByRole('link', {
        name: t('{points} points of order {number} are confirmed.', {
          points: '1,240',
          number: 'PGM-000101',
        }),
      }),
    ).toHaveAttribute('href', '/manage/business-values');
    await expect(
      canvas.getByRole('link', {
        name: t('{points} points of order {number} expire after {date}.', {
          points: 40,
          number: 'PGM-000042',
          date: formatDate('2026-12-16'),
        }),
      }),
    ).toBeVisible();
    const [mark] = canvas.getAllByRole('button', { name: t('Mark as read') });
    if (mark) await userEvent.click(mark);
    await expect(args.onRead).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: t('Mark all as read') }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

export const AllRead: Story = {
  args: { notifications: notifications.map((one) => ({ ...one, isRead: true })), canReadAll: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Mark all as read') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: t('Mark as read') })).toBeNull();
  },
};

/** When the user marks all as read by keyboard, the focus stays on the button. */
export const AllReadByKeyboard: Story = {
  render: function Read(args) {
    const [canReadAll, setCanReadAll] = useState(true);
    return <Notifications {...args} canReadAll={canReadAll} onReadAll={() => setCanReadAll(false)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const markAll = canvas.getByRole('button', { name: t('Mark all as read') });
    markAll.focus();
    await userEvent.keyboard('{Enter}');
    await expect(markAll).toHaveAttribute('aria-disabled', 'true');
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await expect(markAll).toHaveFocus();
  },
};

export const SecondPage: Story = {
  args: { page: 2, pageCount: 4 },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: t('Pages') }));
    await expect(pages.getByRole('link', { name: t('Next') })).toHaveAttribute(
      'href',
      '/manage/notifications?page=3',
    );
  },
};

export const Empty: Story = {
  args: { notifications: [], canReadAll: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Nothing new'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Mark all as read') })).toBeNull();
  },
};

export const Loading: Story = {
  args: { status: 'loading', notifications: [], canReadAll: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your notifications…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', notifications: [], canReadAll: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
