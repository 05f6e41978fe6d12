import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GrievanceFound } from './index.ts';
import { lost, registered } from '../fixtures/grievances.ts';

const meta = {
  title: 'Grievance/GrievanceFound',
  component: GrievanceFound,
  args: { grievance: registered, onAgain: fn() },
} satisfies Meta<typeof GrievanceFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByText('Our answer by')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about another complaint' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const InProgress: Story = {
  args: { grievance: { ...lost, status: 'IN_PROGRESS', steps: lost.steps.slice(0, 2) } },
};

/** Settled: no date for an answer any more. */
export const Resolved: Story = {
  args: { grievance: lost },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The parcel was lost. A new one is on its way.')).toBeVisible();
    await expect(canvas.queryByText('Our answer by')).toBeNull();
  },
};

export const Closed: Story = {
  args: {
    grievance: {
      ...lost,
      status: 'CLOSED',
      steps: [...lost.steps, { status: 'CLOSED', at: '2026-12-01T06:30:00.000Z', note: null }],
    },
  },
};
