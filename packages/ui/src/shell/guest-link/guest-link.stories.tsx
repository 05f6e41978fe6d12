import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuestLink } from './guest-link.tsx';

const meta = {
  title: 'Shell/GuestLink',
  component: GuestLink,
  args: { href: '/Associate/login' },
} satisfies Meta<typeof GuestLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/Associate/login');
  },
};
