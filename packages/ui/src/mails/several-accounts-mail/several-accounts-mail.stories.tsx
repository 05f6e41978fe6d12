import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { SeveralAccountsMail } from './several-accounts-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

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
    await expect(
      canvas.getByText(
        t(
          'Several accounts use this email, and none has verified it: {names}. Others may have registered some of them.',
          { names: 'asha, asha1988' },
        ),
        { exact: false },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Choose a new password') })).toHaveAttribute(
      'href',
      'https://shop.example.in/Associate/reset-password?several=1&token=sample',
    );
  },
};
export const MoreThanNamed: Story = { args: { hasMore: true } };
export const TwoInHindi: Story = { ...inHindi };
export const TwoAsText: Story = { ...asText };
export const TwoAsTextInHindi: Story = { ...inHindi, ...asText };
