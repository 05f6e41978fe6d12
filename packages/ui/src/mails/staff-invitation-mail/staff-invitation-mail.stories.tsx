import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { StaffInvitationMail } from './staff-invitation-mail.tsx';

const meta = {
  title: 'Mails/StaffInvitationMail',
  component: StaffInvitationMail,
  decorators: [mailView],
  args: {
    email: 'meera@example.in',
    expiresAt: '2026-11-28T06:30:00.000Z',
    href: 'https://shop.example.in/manage/staff-invitation?token=sample',
  },
} satisfies Meta<typeof StaffInvitationMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('View invitation') })).toHaveAttribute(
      'href',
      'https://shop.example.in/manage/staff-invitation?token=sample',
    );
  },
};
export const SentInHindi: Story = { ...inHindi };
export const SentAsText: Story = { ...asText };
export const SentAsTextInHindi: Story = { ...inHindi, ...asText };
