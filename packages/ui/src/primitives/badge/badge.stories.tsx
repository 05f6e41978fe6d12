import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Default' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Leaf: Story = { args: { kind: 'leaf' } };
export const Spice: Story = { args: { kind: 'spice', children: 'Offer' } };
export const Credit: Story = { args: { kind: 'credit', children: 'Delivered' } };
export const Debit: Story = { args: { kind: 'debit', children: 'Cancelled' } };
