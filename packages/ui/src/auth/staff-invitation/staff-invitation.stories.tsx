import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { StaffInvitation } from './staff-invitation.tsx';

const meta = {
  title: 'Auth/StaffInvitation',
  component: StaffInvitation,
  args: {
    expiresAt: '2026-11-28T06:30:00.000Z',
    error: undefined,
    alert: undefined,
    isAccepting: false,
    isAccepted: false,
    onAccept: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof StaffInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Accept invitation') }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { expiresAt: undefined } };
export const Expired: Story = {
  args: { expiresAt: undefined, error: 'This invitation is no longer valid. Ask for a new one.' },
};
export const Accepting: Story = { args: { isAccepting: true } };
export const NotAccepted: Story = { args: { alert: 'No response from server.' } };
export const Accepted: Story = { args: { isAccepted: true } };
