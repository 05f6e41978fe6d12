import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { BankDetails } from './bank-details.tsx';

const details = {
  holder: 'Asha Mishra',
  accountNumber: '••••1234',
  ifsc: 'SBIN•••••••',
  pan: 'ABC••••••F',
  status: 'UNVERIFIED',
  reason: null,
  changedAt: '2026-11-20T10:15:00.000Z',
} as const;

const meta = {
  title: 'Members/BankDetails',
  component: BankDetails,
  decorators: [asManagePage('/manage/payments/bank-details')],
  parameters: { layout: 'fullscreen' },
  args: { status: 'ready', details, error: undefined, onEnter: fn(), onRetry: fn() },
} satisfies Meta<typeof BankDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unverified: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('••••1234')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Change bank account or PAN') }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Verified: Story = { args: { details: { ...details, status: 'VERIFIED' } } };
export const Rejected: Story = {
  args: { details: { ...details, status: 'REJECTED', reason: 'The bank does not know this account.' } },
};
/** An import has brought the PAN. */
export const Incomplete: Story = {
  args: { details: { ...details, holder: null, accountNumber: null, ifsc: null, status: 'INCOMPLETE' } },
};
export const None: Story = {
  args: { details: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Add bank account and PAN') }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { status: 'loading', details: null } };
export const Failed: Story = {
  args: { status: 'failed', details: null, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
