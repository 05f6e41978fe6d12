import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellLink } from './bell-link.tsx';

const meta = {
  title: 'Shell/BellLink',
  component: BellLink,
  args: { href: '/manage/notifications', count: 3 },
} satisfies Meta<typeof BellLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications 3 unread' })).toHaveTextContent('3');
  },
};

export const AllRead: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
  },
};
