import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../../foundations/fixtures/mail-view.tsx';
import { PasswordChangedMail } from './password-changed-mail.tsx';

const meta = {
  title: 'Mails/PasswordChangedMail',
  component: PasswordChangedMail,
  decorators: [mailView],
  args: { firstName: 'Asha', username: 'asha' },
} satisfies Meta<typeof PasswordChangedMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your password for PGM Wellness was changed' }),
    ).toBeVisible();
  },
};
export const ChangedInHindi: Story = { ...inHindi };
export const ChangedAsText: Story = { ...asText };
export const ChangedAsTextInHindi: Story = { ...inHindi, ...asText };
