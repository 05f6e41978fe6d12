import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { groupPointsArgs } from '../fixtures/team-account.ts';
import { GroupPoints } from './group-points.tsx';
import { formatMonth, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/GroupPoints',
  component: GroupPoints,
  args: { ...groupPointsArgs, onRetry: fn() },
} satisfies Meta<typeof GroupPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: t('Points by month') })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      [t('Month'), t('Your points'), t('Team points')].join(''),
      `${formatMonth('2026-11')}1361,20,400`,
      `${formatMonth('2026-10')}00`,
    ]);
  },
};
export const WithoutPoints: Story = {
  tags: ['shows-nothing'],
  args: { months: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const Loading: Story = { args: { status: 'loading', months: [] } };
export const Failed: Story = {
  args: { status: 'failed', months: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
