import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { AccountNoticeMail } from './account-notice-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/AccountNoticeMail',
  component: AccountNoticeMail,
  decorators: [mailView],
  args: { change: 'password', firstName: 'Asha', username: 'asha' },
} satisfies Meta<typeof AccountNoticeMail>;
export default meta;
type Story = StoryObj<typeof meta>;

const username = { change: 'username', username: 'asha7' } as const;
const secondFactor = { change: 'secondFactor', firstName: 'Meena', username: 'staff' } as const;

export const Password: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your password for {brand} was changed', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const PasswordInHindi: Story = { ...inHindi };
export const PasswordAsText: Story = { ...asText };
export const PasswordAsTextInHindi: Story = { ...inHindi, ...asText };

export const Username: Story = {
  args: username,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your username for {brand} was changed', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const UsernameInHindi: Story = { args: username, ...inHindi };
export const UsernameAsText: Story = { args: username, ...asText };
export const UsernameAsTextInHindi: Story = { args: username, ...inHindi, ...asText };

export const SecondFactor: Story = {
  args: secondFactor,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your {brand} codes now come from a new app', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const SecondFactorInHindi: Story = { args: secondFactor, ...inHindi };
export const SecondFactorAsText: Story = { args: secondFactor, ...asText };
export const SecondFactorAsTextInHindi: Story = { args: secondFactor, ...inHindi, ...asText };

export const BankDetails: Story = {
  args: { change: 'bankDetails' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your bank account or PAN for {brand} was changed', { brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const BankDetailsInHindi: Story = { args: { change: 'bankDetails' }, ...inHindi };
export const BankDetailsAsText: Story = { args: { change: 'bankDetails' }, ...asText };
export const BankDetailsAsTextInHindi: Story = { args: { change: 'bankDetails' }, ...inHindi, ...asText };
