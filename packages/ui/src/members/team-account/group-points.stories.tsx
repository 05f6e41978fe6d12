import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { groupPointsArgs } from '../../foundations/fixtures/team-account.ts';
import { GroupPoints } from './group-points.tsx';

const meta = {
  title: 'Members/GroupPoints',
  component: GroupPoints,
  args: { ...groupPointsArgs, onRetry: fn() },
} satisfies Meta<typeof GroupPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Points by month' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'MonthYour pointsTeam points',
      'November 20261361,20,400',
      'October 202600',
    ]);
  },
};
export const WithoutPoints: Story = {
  args: { months: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Loading: Story = { args: { status: 'loading', months: [] } };
export const Failed: Story = {
  args: { status: 'failed', months: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No response from server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
