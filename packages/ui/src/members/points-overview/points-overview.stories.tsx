import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import { debitEntry, toList, pointsArgs, waitingEntry } from '../../foundations/fixtures/points.ts';
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

    const list = within(canvas.getByRole('list', { name: 'Pending Transactions' }));
    const [first, , third] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Order PGM-000020 placed20 March 2026 Valid till: no end date+40');
    await expect(third).toHaveTextContent(
      'Order PGM-000016 cancelled16 March 2026 Valid till: no end date−30',
    );
    await expect(canvas.getByText('1 to 5 of 12')).toBeVisible();

    await userEvent.type(canvas.getByPlaceholderText('Search transactions...'), 'x');
    await expect(args.onSearch).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('tab', { name: 'Confirmed' }));
    await expect(args.onTab).toHaveBeenCalledWith('confirmed');
  },
};

export const Confirmed: Story = {
  args: { tab: 'confirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid till 14 March 2027')).toBeVisible();
    await expect(canvas.getByText('+1,234')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const Cancelled: Story = { args: { tab: 'cancelled' } };

export const SecondPage: Story = {
  args: {
    lists: { ...pointsArgs.lists, pending: { ...pointsArgs.lists.pending, page: 2, from: 6 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 to 10 of 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NothingFound: Story = {
  args: {
    lists: {
      ...pointsArgs.lists,
      pending: { ...toList([]), search: 'tea', isEmpty: false },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No transaction matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

const nothing = {
  figures: { total: 0, pending: 0, confirmed: 0, cancelled: 0 },
  lists: { pending: toList([]), confirmed: toList([]), cancelled: toList([]) },
};

export const Empty: Story = {
  args: nothing,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(4);
    await expect(canvas.getByText('No pending transactions')).toBeVisible();
  },
};
export const EmptyConfirmed: Story = { args: { ...nothing, tab: 'confirmed' } };
export const EmptyCancelled: Story = { args: { ...nothing, tab: 'cancelled' } };

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
    canvas.getByPlaceholderText('Search transactions...').focus();
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Order PGM-000020 placed' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('+40');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('20 placed');
  },
};

export const OpenEntry: Story = {
  args: { entry: waitingEntry },
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Order PGM-000020 placed' }));
    await waitFor(() => expect(dialog.getByText('+40')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'PGM-000020' })).toHaveAttribute('href', '/orders/20');
    await expect(dialog.getByText('Forest Honey × 2')).toBeVisible();
    await expect(dialog.getByText('30 points')).toBeVisible();
    await expect(dialog.getByText('Points of an order that is placed are pending.')).toBeVisible();
    await expect(
      dialog.getByText(
        'When the 7 days for a return are over, these points are confirmed. That is on 29 March 2026.',
      ),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OpenDebit: Story = {
  args: { entry: debitEntry },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Order PGM-000012 delivered and kept' }));
    await waitFor(() => expect(dialog.getByText('−1,234')).toBeVisible());
    await expect(dialog.getByText('See the order for all its products.')).toBeVisible();
    await expect(dialog.getByText('Nothing: this entry stays as it is.')).toBeVisible();
  },
};

/** An entry without the optional fields. */
export const OpenMinimal: Story = {
  args: {
    entry: {
      id: '1',
      reason: 'Welcome',
      createdAt: '2026-03-01T09:30:00.000Z',
      validity: '2027-03-01T09:30:00.000Z',
      type: 'CREDIT',
      orderPoint: 5,
    },
  },
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Welcome' }));
    await waitFor(() => expect(dialog.getByText('1 March 2027')).toBeVisible());
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};
