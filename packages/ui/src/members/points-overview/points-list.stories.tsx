import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  cancelledList,
  confirmedList,
  confirmedTransaction,
  pendingList,
  toEmptyList,
} from '../../foundations/fixtures/points.tsx';
import { PointsList } from './points-list.tsx';

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
    const list = within(canvas.getByRole('list', { name: 'Pending Transactions' }));
    const [delivered, expected, late, coming] = list.getAllByRole('listitem');
    await expect(delivered).toHaveTextContent(
      'Order PGM-000020 placed20 March 2026 Valid till: set when confirmedWill be confirmed on 29 March 2026+40',
    );
    await expect(expected).toHaveTextContent('Expected to be confirmed by 1 April 2026+1');
    await expect(late).toHaveTextContent('You have 7 days after delivery to return the order.');
    await expect(coming).toHaveTextContent('These points are cancelled when we receive the returned order.');
    await expect(canvas.getByText('1 to 4 of 12')).toBeVisible();

    await userEvent.type(canvas.getByPlaceholderText('Search transactions...'), 'x');
    await expect(args.onSearch).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Confirmed: Story = {
  args: confirmedList,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid till 14 March 2028')).toBeVisible();
    await expect(canvas.getByText('+1,234')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Points of order PGM-000014 expired' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: cancelledList,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+30')).toHaveClass('text-ink-muted');
    await expect(canvas.getAllByText('Valid till: not applicable')).toHaveLength(2);
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
    await expect(canvas.getByText('6 to 9 of 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NextPageLoading: Story = { args: { status: 'loading', pageCount: 3, count: 12 } };

export const Loading: Story = { args: { ...toEmptyList('pending'), status: 'loading' } };

export const NothingFound: Story = {
  args: { ...toEmptyList('pending'), search: 'tea' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No transaction matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const Empty: Story = {
  args: toEmptyList('pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No pending transactions')).toBeVisible();
  },
};
export const EmptyConfirmed: Story = { args: toEmptyList('confirmed') };
export const EmptyCancelled: Story = { args: toEmptyList('cancelled') };

export const Failed: Story = {
  args: { ...toEmptyList('pending'), status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByPlaceholderText('Search transactions...').focus();
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Order PGM-000020 placed' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('+40');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(args.transactions[0]);
  },
};
