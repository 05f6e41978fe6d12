import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { GrievanceFound } from './grievance-found.tsx';
import { lost, registered } from '../fixtures/grievances.ts';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/GrievanceFound',
  component: GrievanceFound,
  args: {
    grievance: registered,
    reason: '',
    isReopening: false,
    onReasonChange: fn(),
    onReopen: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof GrievanceFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByText(t('Our response by'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Check another complaint') }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

export const InProgress: Story = {
  args: { grievance: { ...lost, status: 'IN_PROGRESS', reopenBy: null, steps: lost.steps.slice(0, 2) } },
};

/** Resolved: there is no due date. */
export const Resolved: Story = {
  args: { grievance: lost },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The parcel was lost. A new one is on its way.')).toBeVisible();
    await expect(canvas.queryByText(t('Our response by'))).toBeNull();
    await expect(
      canvas.getByText(t('You can reopen it until {date}.', { date: formatDate('2026-12-09') })),
    ).toBeVisible();
  },
};

export const NotContent: Story = {
  args: { grievance: lost, reason: 'It has not come' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('What is still wrong?') }), '!');
    await expect(args.onReasonChange).toHaveBeenLastCalledWith('It has not come!');
    await userEvent.click(canvas.getByRole('button', { name: t('Reopen complaint') }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

/** The form disappears with its button, so the status of the grievance receives the focus. */
export const InProgressAgain: Story = {
  args: { grievance: lost, reason: 'It has not come.' },
  render: function Reopened(args) {
    const [grievance, setGrievance] = useState(args.grievance);
    return (
      <GrievanceFound
        {...args}
        grievance={grievance}
        onReopen={() => setGrievance({ ...grievance, status: 'IN_PROGRESS', reopenBy: null })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Reopen complaint') }));
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const NoReason: Story = {
  args: { grievance: lost, reasonError: 'Please tell us what is still wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('What is still wrong?') })).toBeInvalid();
  },
};

export const Reopening: Story = {
  args: { grievance: lost, reason: 'It has not come.', isReopening: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Reopen complaint') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotReopened: Story = {
  args: { grievance: lost, reason: 'It has not come.', alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const Closed: Story = {
  args: {
    grievance: {
      ...lost,
      status: 'CLOSED',
      reopenBy: null,
      steps: [...lost.steps, { status: 'CLOSED', at: '2026-12-01T06:30:00.000Z', by: 'STAFF', note: null }],
    },
  },
};
