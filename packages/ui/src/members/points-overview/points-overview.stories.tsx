import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import {
  cancelledList,
  confirmedList,
  confirmedTransaction,
  pointsArgs,
  sampleLedger,
  toEmptyList,
  waitingTransaction,
} from '../fixtures/points.tsx';
import { PointsList } from './points-list.tsx';
import { PointsOverview } from './points-overview.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/PointsOverview',
  component: PointsOverview,
  args: pointsArgs,
  decorators: [asManagePage('/manage/business-values')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PointsOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Business Values') })).toBeVisible();
    await expect(canvas.getByText(t('Total Points'))).toBeVisible();
    await expect(canvas.getByText('12,34,567')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('Pending') })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: t('Pending Transactions') })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('Confirmed') }));
    await expect(args.onTab).toHaveBeenCalledWith('confirmed');
  },
};

export const Confirmed: Story = { args: { tab: 'confirmed', list: <PointsList {...confirmedList} /> } };

export const Cancelled: Story = { args: { tab: 'cancelled', list: <PointsList {...cancelledList} /> } };

const nothing = {
  figures: { total: 0, pending: 0, confirmed: 0, cancelled: 0 },
  list: <PointsList {...toEmptyList('pending')} />,
  months: undefined,
};

export const Empty: Story = {
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(4);
  },
};

export const Loading: Story = {
  args: { ...nothing, status: 'loading' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(t('Loading Business Values'));
    await expect(status).toHaveTextContent(t('Please wait while we fetch your data...'));
  },
};

export const Failed: Story = {
  args: { ...nothing, status: 'failed', error: 'Failed to fetch BV points' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Failed to fetch BV points'));
    await expect(canvas.getAllByText('0')).toHaveLength(4);
    await expect(canvas.getByText(t('No transactions to show'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { name: t('Pending') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTab).toHaveBeenCalledWith('confirmed');
  },
};

const waiting = {
  transaction: waitingTransaction,
  orderHref: '/orders/20',
  ledger: undefined,
  error: undefined,
};

export const OpenLoading: Story = {
  args: { open: waiting },
  play: async ({ userEvent, args }) => {
    const dialog = within(
      screen.getByRole('dialog', { name: t('Order {number} placed', { number: 'PGM-000020' }) }),
    );
    await waitFor(() => expect(dialog.getByText('+40')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'PGM-000020' })).toHaveAttribute('href', '/orders/20');
    await expect(
      dialog.getByText(t('Will be confirmed on {date}', { date: formatDate('2026-03-29') })),
    ).toBeVisible();
    await expect(dialog.getByText(t('Set when confirmed'))).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(t('Please wait…'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpenFailed: Story = {
  args: { open: { ...waiting, error: 'No response from server.' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('No response from server.')));
    await userEvent.click(dialog.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetryLedger).toHaveBeenCalledOnce();
  },
};

export const OpenLedger: Story = {
  args: {
    tab: 'confirmed',
    list: <PointsList {...confirmedList} />,
    open: {
      transaction: confirmedTransaction,
      orderHref: '/orders/14',
      ledger: { ...sampleLedger, hasMoreProducts: true },
      error: undefined,
    },
  },
  play: async () => {
    const dialog = within(
      screen.getByRole('dialog', { name: t('Order {number} delivered and kept', { number: 'PGM-000014' }) }),
    );
    await waitFor(() => expect(dialog.getByText('Forest Honey × 2')).toBeVisible());
    await expect(dialog.getByText(t('{count} points', { count: '1,224' }))).toBeVisible();
    await expect(dialog.getByText(t('Open the order to see all its products.'))).toBeVisible();
    await expect(dialog.getByText(formatDate('2028-03-14'))).toBeVisible();
    const entries = dialog.getAllByRole('listitem').slice(2);
    await expect(entries[0]).toHaveTextContent(
      `${t('Order {number} placed', { number: 'PGM-000014' })} ${t('Pending')}${formatDate('2026-03-02')}`,
    );
    await expect(entries[1]).toHaveTextContent('−1,234');
    await expect(entries[2]).toHaveTextContent(`${t('Confirmed')}${formatDate('2026-03-14')}`);
  },
};
