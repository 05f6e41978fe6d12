import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AccountDeletion } from './account-deletion.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/AccountDeletion',
  component: AccountDeletion,
  args: {
    isOpen: true,
    proof: 'PASSWORD',
    secret: '',
    word: '',
    secretError: undefined,
    wordError: undefined,
    alert: undefined,
    isSending: false,
    isDeleting: false,
    onSecret: fn(),
    onWord: fn(),
    onSendCode: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AccountDeletion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Delete your account?') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByLabelText(t('Password')), 'n');
    await expect(args.onSecret).toHaveBeenCalledWith('n');
    await userEvent.type(screen.getByLabelText(t('Type DELETE to confirm')), 'D');
    await expect(args.onWord).toHaveBeenCalledWith('D');
    await userEvent.click(screen.getByRole('button', { name: t('Delete my account') }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Keep my account') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByCode: Story = {
  args: { proof: 'SMS' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByLabelText(t('The 6-digit code'))).toHaveAccessibleDescription(
      t('We will send it to your verified mobile number.'),
    );
    await userEvent.click(screen.getByRole('button', { name: t('Resend OTP') }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const ByMail: Story = { args: { proof: 'MAIL', secret: '123456' } };

export const Sending: Story = {
  args: { proof: 'SMS', isSending: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: t('Delete my account') })).toBeDisabled();
  },
};

export const WithGaps: Story = {
  args: { secretError: 'Password is required', wordError: 'Type DELETE to continue' },
  play: async () => {
    await expect(await screen.findByLabelText(t('Password'))).toHaveAccessibleDescription(
      t('Password is required'),
    );
  },
};

export const Blocked: Story = {
  args: {
    secret: 'neem4tea',
    word: 'DELETE',
    alert: 'You have an order in progress. You can delete your account once it is delivered or cancelled.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      t('You have an order in progress. You can delete your account once it is delivered or cancelled.'),
    );
  },
};

export const Deleting: Story = {
  args: { secret: 'neem4tea', word: 'DELETE', isDeleting: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Deleting...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
