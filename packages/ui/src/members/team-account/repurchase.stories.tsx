import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { repurchaseArgs } from '../fixtures/team-account.ts';
import { Repurchase } from './repurchase.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/Repurchase',
  component: Repurchase,
  args: { ...repurchaseArgs, onRetry: fn() },
} satisfies Meta<typeof Repurchase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹12,34,567.50')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^${t('1 order')},`))).toBeVisible();
  },
};
export const Loading: Story = { args: { status: 'loading', sums: undefined } };
export const Failed: Story = {
  args: { status: 'failed', sums: undefined, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
