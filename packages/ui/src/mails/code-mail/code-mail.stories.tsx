import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { CodeMail } from './code-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/CodeMail',
  component: CodeMail,
  decorators: [mailView],
  args: { code: '482913', purpose: 'CONTACT_PROOF' },
} satisfies Meta<typeof CodeMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContactProof: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('{code} is your {brand} code', { code: 482913, brand: 'PGM Wellness' }),
      }),
    ).toBeVisible();
  },
};
export const ContactProofInHindi: Story = { ...inHindi };
export const ContactProofAsText: Story = { ...asText };
export const ContactProofAsTextInHindi: Story = { ...inHindi, ...asText };

export const AccountDeletion: Story = { args: { purpose: 'ACCOUNT_DELETION' } };
export const AccountDeletionInHindi: Story = { args: { purpose: 'ACCOUNT_DELETION' }, ...inHindi };
export const AccountDeletionAsText: Story = { args: { purpose: 'ACCOUNT_DELETION' }, ...asText };
export const AccountDeletionAsTextInHindi: Story = {
  args: { purpose: 'ACCOUNT_DELETION' },
  ...inHindi,
  ...asText,
};

export const ContactChange: Story = { args: { purpose: 'CONTACT_CHANGE' } };
export const ContactChangeInHindi: Story = { args: { purpose: 'CONTACT_CHANGE' }, ...inHindi };
export const ContactChangeAsText: Story = { args: { purpose: 'CONTACT_CHANGE' }, ...asText };
export const ContactChangeAsTextInHindi: Story = {
  args: { purpose: 'CONTACT_CHANGE' },
  ...inHindi,
  ...asText,
};

export const BankDetails: Story = { args: { purpose: 'BANK_DETAILS' } };
export const BankDetailsInHindi: Story = { args: { purpose: 'BANK_DETAILS' }, ...inHindi };
export const BankDetailsAsText: Story = { args: { purpose: 'BANK_DETAILS' }, ...asText };
export const BankDetailsAsTextInHindi: Story = {
  args: { purpose: 'BANK_DETAILS' },
  ...inHindi,
  ...asText,
};
