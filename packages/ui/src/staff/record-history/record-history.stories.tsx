import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { honeyChanges } from '../fixtures/edited-product.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { RecordHistory } from './record-history.tsx';

const meta = {
  title: 'Staff/RecordHistory',
  component: RecordHistory,
  args: { status: 'ready', changes: honeyChanges, canShowMore: true, onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof RecordHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Show more') }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { changes: [], canShowMore: false } };
