import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, mailView } from '../fixtures/mail-view.tsx';
import { NoticeMail } from './notice-mail.tsx';

const meta = {
  title: 'Mails/NoticeMail',
  component: NoticeMail,
  decorators: [mailView],
  args: {
    subject: '3 orders wait to be confirmed',
    text: 'Hello Meena,\n\n3 orders wait to be confirmed, the oldest since 21 November 2026.\n\nSee them here:\nhttps://shop.example.in/dashboard/orders?status=PLACED',
  },
} satisfies Meta<typeof NoticeMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas }) => {
    const address = 'https://shop.example.in/dashboard/orders?status=PLACED';
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', address);
  },
};
export const WithLinkAsText: Story = { ...asText };
