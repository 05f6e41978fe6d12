import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellLink } from './bell-link.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/BellLink',
  component: BellLink,
  args: { href: '/manage/notifications', count: 3 },
} satisfies Meta<typeof BellLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `${t('Notifications')} ${t('{count} unread', { count: 3 })}` }),
    ).toHaveTextContent('3');
  },
};

export const AllRead: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Notifications') })).toHaveTextContent('');
  },
};
