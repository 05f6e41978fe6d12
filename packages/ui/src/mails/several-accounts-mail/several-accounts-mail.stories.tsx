import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../../foundations/fixtures/mail-view.tsx';
import { SeveralAccountsMail } from './several-accounts-mail.tsx';

const meta = {
  title: 'Mails/SeveralAccountsMail',
  component: SeveralAccountsMail,
  decorators: [mailView],
  args: {
    usernames: ['asha', 'asha1988'],
    hasMore: false,
    href: 'https://shop.example.in/Associate/reset-password?several=1&token=sample',
  },
} satisfies Meta<typeof SeveralAccountsMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/none has verified it: asha, asha1988\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      'https://shop.example.in/Associate/reset-password?several=1&token=sample',
    );
  },
};
export const MoreThanNamed: Story = { args: { hasMore: true } };
export const TwoInHindi: Story = { ...inHindi };
export const TwoAsText: Story = { ...asText };
export const TwoAsTextInHindi: Story = { ...inHindi, ...asText };
