import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark.tsx';

const meta = {
  title: 'Shell/BrandMark',
  component: BrandMark,
  args: { className: 'size-16 text-leaf' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { className: 'size-6 text-leaf' } };
