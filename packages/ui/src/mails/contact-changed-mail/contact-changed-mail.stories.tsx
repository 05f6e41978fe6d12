import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { ContactChangedMail } from './contact-changed-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/ContactChangedMail',
  component: ContactChangedMail,
  decorators: [mailView],
  args: {
    firstName: 'Asha',
    changed: 'email',
    days: 7,
    href: 'https://shop.example.in/Associate/undo-contact-change?token=sample',
  },
} satisfies Meta<typeof ContactChangedMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Email: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your email for {brand} was changed', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const EmailInHindi: Story = { ...inHindi };
export const EmailAsText: Story = { ...asText };
export const EmailAsTextInHindi: Story = { ...inHindi, ...asText };

export const MobileNumber: Story = {
  args: { changed: 'phone' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your mobile number for {brand} was changed', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const MobileNumberInHindi: Story = { args: { changed: 'phone' }, ...inHindi };
export const MobileNumberAsText: Story = { args: { changed: 'phone' }, ...asText };
export const MobileNumberAsTextInHindi: Story = { args: { changed: 'phone' }, ...inHindi, ...asText };
