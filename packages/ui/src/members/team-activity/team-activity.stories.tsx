import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formatDate, formatMonth, t } from '../../foundations/fixtures/translated.ts';
import { TeamActivity } from './team-activity.tsx';

const people = [
  {
    id: 'geeta',
    name: 'Geeta Sharma',
    referralCode: 'GEETA2023',
    level: 1,
    points: 136,
    lastOrderOn: '2026-11-12',
    isActive: true,
  },
  {
    id: 'rekha',
    name: 'Rekha Chauhan',
    referralCode: 'REKHA2023',
    level: 2,
    points: 1,
    lastOrderOn: null,
    isActive: false,
  },
];

const meta = {
  title: 'Members/TeamActivity',
  component: TeamActivity,
  args: {
    status: 'ready',
    error: undefined,
    people,
    total: 60,
    page: 1,
    pageCount: 3,
    month: '2026-11',
    months: ['2026-11', '2026-10', '2026-09'],
    level: undefined,
    isFetching: false,
    alert: undefined,
    onMonth: fn(),
    onLevel: fn(),
    onPage: fn(),
    onFetch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TeamActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [geeta] = canvas.getAllByRole('listitem');
    await expect(geeta).toHaveTextContent(t('{count} points', { count: 136 }));
    await expect(geeta).toHaveTextContent(t('Last order: {date}', { date: formatDate('2026-11-12') }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('Month') }), formatMonth('2026-10'));
    await expect(args.onMonth).toHaveBeenCalledWith('2026-10');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('Level') }),
      t('Level {level}', { level: 2 }),
    );
    await expect(args.onLevel).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: t('Download CSV') }));
    await expect(args.onFetch).toHaveBeenCalledOnce();
  },
};

export const OneLevel: Story = { args: { level: 2, people: people.slice(1), total: 1, pageCount: 1 } };

export const Fetching: Story = { args: { isFetching: true } };

export const NotFetched: Story = { args: { alert: 'No response from server.' } };

export const Empty: Story = { args: { people: [], total: 0, pageCount: 1 } };

export const EmptyLevel: Story = { args: { level: 9, people: [], total: 0, pageCount: 1 } };

export const Loading: Story = { args: { status: 'loading', people: [], total: 0, pageCount: 1 } };

export const Failed: Story = {
  args: { status: 'failed', people: [], error: 'Failed to fetch associate tree' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
