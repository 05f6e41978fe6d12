import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SponsorChanges } from './sponsor-changes.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/SponsorChanges',
  component: SponsorChanges,
  args: {
    status: 'ready',
    changes: [
      { id: 'c2', at: '2026-11-20T10:15:00.000Z', from: 'Imran Sheikh', to: 'Rekha Chauhan' },
      { id: 'c1', at: '2026-03-10T10:15:00.000Z', from: null, to: 'Imran Sheikh' },
    ],
    error: undefined,
    canShowMore: false,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SponsorChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChanges: Story = {};
export const MoreChanges: Story = {
  args: { canShowMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Never: Story = { args: { changes: [] } };
export const Loading: Story = { args: { status: 'loading', changes: [] } };
export const Failed: Story = {
  args: { status: 'failed', changes: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
