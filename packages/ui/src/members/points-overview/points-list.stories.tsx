import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  cancelledList,
  confirmedList,
  confirmedTransaction,
  pendingList,
  toEmptyList,
} from '../fixtures/points.tsx';
import { PointsList } from './points-list.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/PointsList',
  component: PointsList,
  args: pendingList,
} satisfies Meta<typeof PointsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  args: { pageCount: 3, count: 12 },
  play: async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: t('Pending Transactions') }));
    const [delivered, expected, late, coming] = list.getAllByRole('listitem');
    await expect(delivered).toHaveTextContent(
      `${t('Order {number} placed', { number: 'PGM-000020' })}${formatDate('2026-03-20')} ${t('Valid till: set when confirmed')}${t('Will be confirmed on {date}', { date: formatDate('2026-03-29') })}+40`,
    );
    await expect(expected).toHaveTextContent(
      `${t('Expected to be confirmed by {date}', { date: formatDate('2026-04-01') })}+1`,
    );
    await expect(late).toHaveTextContent(
      t('These points are confirmed when the order is delivered and the days to return it are over.'),
    );
    await expect(coming).toHaveTextContent(
      t('These points are cancelled when we receive the returned order.'),
    );
    await expect(
      canvas.getByText(t('{from} to {to} of {count}', { from: 1, to: 4, count: 12 })),
    ).toBeVisible();

    await userEvent.type(canvas.getByPlaceholderText(t('Search transactions...')), 'x');
    await expect(args.onSearch).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Confirmed: Story = {
  args: confirmedList,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Valid till {date}', { date: formatDate('2028-03-14') }))).toBeVisible();
    await expect(canvas.getByText('+1,234')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: t('Pages') })).toBeNull();
  },
};

/** Points that have expired stand among the cancelled ones, so that their ledger can be read. */
export const Expired: Story = {
  args: {
    ...cancelledList,
    count: 1,
    transactions: [
      {
        ...confirmedTransaction,
        validity: null,
        reason: `Points of order ${confirmedTransaction.orderNumber} expired`,
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('+1,234')).toHaveClass('text-ink-muted');
    await userEvent.click(
      canvas.getByRole('button', { name: t('Points of order {number} expired', { number: 'PGM-000014' }) }),
    );
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Points from before the member was imported: they have no order, so there is no ledger to open. */
export const Opening: Story = {
  args: {
    ...confirmedList,
    count: 1,
    transactions: [{ ...confirmedTransaction, reason: 'Opening points', orderNumber: undefined }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Opening points'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Opening points') })).toBeNull();
  },
};

export const Cancelled: Story = {
  args: cancelledList,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+30')).toHaveClass('text-ink-muted');
    await expect(canvas.getAllByText(t('Valid till: not applicable'))).toHaveLength(2);
  },
};

/** More points left the group than entered it. */
export const Debit: Story = {
  args: {
    count: 1,
    transactions: pendingList.transactions.slice(0, 1).map((one) => ({ ...one, type: 'DEBIT' as const })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−40')).toHaveClass('text-debit');
  },
};

export const SecondPage: Story = {
  args: { pageCount: 3, count: 12, page: 2, from: 6 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('{from} to {to} of {count}', { from: 6, to: 9, count: 12 })),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NextPageLoading: Story = { args: { status: 'loading', pageCount: 3, count: 12 } };

export const Loading: Story = { args: { ...toEmptyList('pending'), status: 'loading' } };

export const NothingFound: Story = {
  args: { ...toEmptyList('pending'), search: 'tea' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('No transaction matches'));
    await userEvent.click(canvas.getByRole('button', { name: t('Show all') }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const Empty: Story = {
  args: toEmptyList('pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('No pending transactions'))).toBeVisible();
  },
};
export const EmptyConfirmed: Story = { args: toEmptyList('confirmed') };
export const EmptyCancelled: Story = { args: toEmptyList('cancelled') };

export const Failed: Story = {
  args: { ...toEmptyList('pending'), status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByPlaceholderText(t('Search transactions...')).focus();
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: t('Order {number} placed', { number: 'PGM-000020' }) });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('+40');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.transactions[0]);
  },
};
