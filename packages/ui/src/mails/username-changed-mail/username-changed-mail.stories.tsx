import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../../foundations/fixtures/mail-view.tsx';
import { UsernameChangedMail } from './username-changed-mail.tsx';

const meta = {
  title: 'Mails/UsernameChangedMail',
  component: UsernameChangedMail,
  decorators: [mailView],
  args: { firstName: 'Asha', username: 'asha7' },
} satisfies Meta<typeof UsernameChangedMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your username for PGM Wellness was changed' }),
    ).toBeVisible();
  },
};
export const ChangedInHindi: Story = { ...inHindi };
export const ChangedAsText: Story = { ...asText };
export const ChangedAsTextInHindi: Story = { ...inHindi, ...asText };
