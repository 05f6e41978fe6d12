import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { BankDetailsHistory } from './bank-details-history.tsx';

const meta = {
  title: 'Members/BankDetailsHistory',
  component: BankDetailsHistory,
  args: {
    status: 'ready',
    events: [
      { id: 'e3', kind: 'VERIFIED', fields: [], reason: null, at: '2026-11-22T06:30:00.000Z' },
      {
        id: 'e2',
        kind: 'REJECTED',
        fields: [],
        reason: 'The bank does not know this account.',
        at: '2026-11-21T06:30:00.000Z',
      },
      {
        id: 'e1',
        kind: 'CHANGED',
        fields: ['HOLDER', 'ACCOUNT_NUMBER', 'IFSC'],
        reason: null,
        at: '2026-11-20T10:15:00.000Z',
      },
      { id: 'e0', kind: 'IMPORTED', fields: ['PAN'], reason: null, at: '2026-11-01T10:15:00.000Z' },
    ],
    error: undefined,
    canShowMore: false,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BankDetailsHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourEvents: Story = {};
export const MoreEvents: Story = {
  args: { canShowMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { events: [] } };
export const Loading: Story = { args: { status: 'loading', events: [] } };
export const Failed: Story = {
  args: { status: 'failed', events: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
