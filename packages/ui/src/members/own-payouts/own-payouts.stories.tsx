import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { OwnPayouts } from './own-payouts.tsx';
import { formatMonth, t } from '../../foundations/fixtures/translated.ts';

const SampleStatement = () => <Button variant="secondary">Statement</Button>;

const meta = {
  title: 'Members/OwnPayouts',
  component: OwnPayouts,
  args: {
    status: 'ready',
    payouts: [
      {
        id: 'p2',
        month: '2026-10',
        ownPoints: 120,
        teamPoints: 3480,
        purchases: 4198,
        gross: 3000,
        tds: 300,
        deductions: 10,
        net: 2690,
      },
      {
        id: 'p1',
        month: '2026-09',
        ownPoints: 95,
        teamPoints: 3120,
        purchases: -499,
        gross: 2475,
        tds: 0,
        deductions: 0,
        net: 2475,
      },
    ],
    error: undefined,
    canShowMore: false,
    Statement: SampleStatement,
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnPayouts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPayouts: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    if (!first || !second) throw new Error('there are two payouts');
    await expect(within(first).getByRole('heading')).toHaveTextContent(formatMonth('2026-10'));
    await expect(within(first).getByText('−₹300.00')).toBeVisible();
    await expect(within(second).queryByText(t('TDS'))).toBeNull();
  },
};
export const MorePayouts: Story = {
  args: { canShowMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** A member without payouts sees nothing. */
export const None: Story = { args: { payouts: [] }, tags: ['shows-nothing'] };
export const Loading: Story = { args: { status: 'loading', payouts: [] } };
export const Failed: Story = {
  args: { status: 'failed', payouts: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
