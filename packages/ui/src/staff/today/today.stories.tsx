import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Today } from './today.tsx';

const tasks = [
  { href: '/dashboard/leads?status=NEW', label: 'New leads', count: 3 },
  { href: '/dashboard/stock?state=low', label: 'Products running low', count: 12 },
  { href: '/dashboard/stock?state=soldOut', label: 'Sold out products', count: 0 },
];

const meta = {
  title: 'Staff/Today',
  component: Today,
  args: { tasks, onRetry: fn() },
} satisfies Meta<typeof Today>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {};
export const Loading: Story = { args: { tasks: tasks.map((task) => ({ ...task, count: undefined })) } };
export const Failed: Story = { args: { error: 'No response from server.' } };
