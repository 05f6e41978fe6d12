import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../foundations/fixtures/manage.tsx';
import { Agreement } from './agreement.tsx';

const accepted = {
  version: '2026-11-23',
  acceptedAt: '2026-11-23T06:30:00.000Z',
  coolingOffEndsAt: '2026-12-23T06:30:00.000Z',
  daysLeft: 30,
  withdrawnAt: null,
};

const meta = {
  title: 'Members/Agreement',
  component: Agreement,
  args: {
    status: 'ready',
    agreement: { currentVersion: '2026-11-23', accepted },
    standing: 'inForce',
    alert: undefined,
    isAccepting: false,
    href: '/agreement',
    onAccept: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/agreement')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Agreement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CoolingOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^On 23 Nov.* 2026 you accepted the associate agreement of/)).toBeVisible();
    await expect(canvas.getByText('30 days left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from the agreement' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^I accept/ })).toBeNull();
  },
};

export const LastDay: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: { ...accepted, daysLeft: 1 } } },
};

export const CoolingOffOver: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: { ...accepted, daysLeft: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Withdraw from the agreement' })).toBeNull();
    await expect(canvas.getByText(/^The cooling-off period ended on 23 Dec/)).toBeVisible();
  },
};

export const NotAccepted: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: null }, standing: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Read the agreement' })).toHaveAttribute(
      'href',
      '/agreement',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^I accept the agreement of 23 Nov/ }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const NewVersion: Story = {
  args: {
    agreement: {
      currentVersion: '2026-11-23',
      accepted: { ...accepted, version: '2025-01-01', daysLeft: 0 },
    },
    standing: 'older',
  },
};

export const NotSaved: Story = {
  args: {
    agreement: { currentVersion: '2026-11-23', accepted: null },
    standing: 'none',
    alert: 'No response from server.',
  },
};

export const Accepting: Story = {
  args: { agreement: { currentVersion: '2026-11-23', accepted: null }, standing: 'none', isAccepting: true },
};

export const Withdrawn: Story = {
  args: {
    agreement: {
      currentVersion: '2026-11-23',
      accepted: { ...accepted, withdrawnAt: '2026-11-25T06:30:00.000Z' },
    },
    standing: 'withdrawn',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You withdrew on 25 Nov/)).toBeVisible();
    await expect(canvas.queryByText(/days left/)).toBeNull();
  },
};

export const Loading: Story = { args: { status: 'loading', agreement: undefined } };

export const Failed: Story = {
  args: { status: 'failed', agreement: undefined, error: 'No response from server.' },
};
