import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import {
  cancelledList,
  confirmedList,
  confirmedTransaction,
  pointsArgs,
  sampleLedger,
  toEmptyList,
  waitingTransaction,
} from '../../foundations/fixtures/points.tsx';
import { PointsList } from './points-list.tsx';
import { PointsOverview } from './points-overview.tsx';

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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Business Values' })).toBeVisible();
    await expect(canvas.getByText('Total Points')).toBeVisible();
    await expect(canvas.getByText('12,34,567')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pending' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Pending Transactions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Confirmed' }));
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
    await expect(status).toHaveTextContent('Loading Business Values');
    await expect(status).toHaveTextContent('Please wait while we fetch your data...');
  },
};

export const Failed: Story = {
  args: { ...nothing, status: 'failed', error: 'Failed to fetch BV points' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch BV points');
    await expect(canvas.getAllByText('0')).toHaveLength(4);
    await expect(canvas.getByText('No transactions to show')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('tab', { name: 'Pending' }).focus();
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
    const dialog = within(screen.getByRole('dialog', { name: 'Order PGM-000020 placed' }));
    await waitFor(() => expect(dialog.getByText('+40')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'PGM-000020' })).toHaveAttribute('href', '/orders/20');
    await expect(dialog.getByText('Will be confirmed on 29 March 2026')).toBeVisible();
    await expect(dialog.getByText('Set when confirmed')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent('Please wait…');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpenFailed: Story = {
  args: { open: { ...waiting, error: 'No response from server.' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No response from server.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
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
    const dialog = within(screen.getByRole('dialog', { name: 'Order PGM-000014 delivered and kept' }));
    await waitFor(() => expect(dialog.getByText('Forest Honey × 2')).toBeVisible());
    await expect(dialog.getByText('1,224 points')).toBeVisible();
    await expect(dialog.getByText('Open the order to see all its products.')).toBeVisible();
    await expect(dialog.getByText('14 March 2028')).toBeVisible();
    const entries = dialog.getAllByRole('listitem').slice(2);
    await expect(entries[0]).toHaveTextContent('Order PGM-000014 placed Pending2 March 2026');
    await expect(entries[1]).toHaveTextContent('−1,234');
    await expect(entries[2]).toHaveTextContent('Confirmed14 March 2026');
  },
};
