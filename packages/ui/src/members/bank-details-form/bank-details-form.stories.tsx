import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { BankDetailsForm } from './bank-details-form.tsx';

const meta = {
  title: 'Members/BankDetailsForm',
  component: BankDetailsForm,
  args: {
    isOpen: true,
    values: {
      holder: 'Asha Mishra',
      accountNumber: '12345678901234',
      repeatedNumber: '12345678901234',
      ifsc: 'SBIN0001234',
      pan: 'ABCPM1234F',
    },
    errors: {},
    alert: undefined,
    isSaving: false,
    onChange: fn(),
    onSecret: fn(),
    onSendCode: fn(),
    onLeaveProof: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof BankDetailsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Bank account and PAN') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: t('PAN') }), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('pan', 'ABCPM1234Fx');
    await userEvent.click(screen.getByRole('button', { name: t('Save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = {
  args: {
    values: { holder: '', accountNumber: '123', repeatedNumber: '124', ifsc: 'SBIN', pan: 'ABC' },
    errors: {
      holder: 'Account holder is required',
      accountNumber: 'An account number has 9 to 18 digits',
      repeatedNumber: 'The account numbers are different',
      ifsc: 'Write the IFSC in this format: SBIN0001234',
      pan: 'Write the PAN in this format: ABCPE1234F',
    },
  },
};
export const Failed: Story = { args: { alert: { text: 'Something went wrong.' } } };
export const Saving: Story = { args: { isSaving: true } };

const proof = { kind: 'PASSWORD', secret: '', error: undefined, alert: undefined, isSending: false } as const;
export const AsksForPassword: Story = {
  args: { proof },
  play: async ({ userEvent, args }) => {
    await screen.findByText(t('To save your bank account and PAN, confirm that it is you.'));
    await userEvent.click(screen.getByRole('button', { name: t('Back') }));
    await expect(args.onLeaveProof).toHaveBeenCalledOnce();
  },
};
export const AsksForCode: Story = { args: { proof: { ...proof, kind: 'CODE' } } };
export const CodeNotSent: Story = {
  args: { proof: { ...proof, kind: 'CODE', alert: 'Failed to send OTP.' } },
};
