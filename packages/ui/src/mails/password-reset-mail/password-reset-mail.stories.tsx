import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { PasswordResetMail } from './password-reset-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/PasswordResetMail',
  component: PasswordResetMail,
  decorators: [mailView],
  args: {
    firstName: 'Asha',
    username: 'asha',
    href: 'https://shop.example.in/Associate/reset-password?token=sample',
  },
} satisfies Meta<typeof PasswordResetMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Choose a new password') })).toHaveAttribute(
      'href',
      'https://shop.example.in/Associate/reset-password?token=sample',
    );
  },
};
export const SentInHindi: Story = { ...inHindi };
export const SentAsText: Story = { ...asText };
export const SentAsTextInHindi: Story = { ...inHindi, ...asText };
