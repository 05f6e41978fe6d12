import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { products } from '../fixtures/products.ts';
import { t } from '../../foundations/fixtures/translated.ts';
import { RecentlySeen } from './recently-seen.tsx';

const meta = {
  title: 'Catalogue/RecentlySeen',
  component: RecentlySeen,
  args: { products: products.slice(0, 4), onClear: fn() },
} satisfies Meta<typeof RecentlySeen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { products: products.slice(0, 1) } };

export const Cleared: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Clear list') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
