import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ContactProof } from './contact-proof.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const REJECTED = {
  text: 'Invalid or expired OTP.',
  detail: 'Enter the code of the latest message, or press Resend OTP when the time is over.',
};

const meta = {
  title: 'Auth/ContactProof',
  component: ContactProof,
  args: {
    isOpen: true,
    contact: 'phone',
    to: '9876543210',
    alert: undefined,
    digits: '',
    digitsError: undefined,
    secondsLeft: 272,
    isSending: false,
    isVerifying: false,
    isExpired: false,
    canVerify: false,
    canResend: false,
    onDigits: fn(),
    onRejectDigits: fn(),
    onVerify: fn(),
    onResend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof ContactProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Verify your mobile number') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      screen.getByText(t('We sent a code to {mobile}', { mobile: '+91 98765 43210' })),
    ).toBeVisible();
    const first = screen.getByRole('textbox', {
      name: t('Digit {number} of {total}', { number: 1, total: 6 }),
    });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('4');
    await expect(args.onDigits).toHaveBeenCalledWith('4');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Email: Story = {
  args: { contact: 'email', to: 'asha.verma.of.bahraich.and.lucknow@example.com' },
  play: async () => {
    await screen.findByRole('dialog', { name: t('Verify your email') });
    await waitFor(() => expect(screen.getByText(/asha\.verma\.of/)).toBeVisible());
  },
};

export const Sending: Story = {
  args: { secondsLeft: undefined, isSending: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(
      screen.queryByText(new RegExp(t('We sent a code to {mobile}', { mobile: '.*' }))),
    ).toBeNull();
    await expect(screen.queryByText(t('The code has expired.'))).toBeNull();
  },
};

export const NotSent: Story = {
  args: {
    secondsLeft: undefined,
    isExpired: true,
    canResend: true,
    alert: { text: 'Failed to send OTP.', detail: 'Too many requests. Please try again in 4 minutes.' },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('Failed to send OTP.'));
    await expect(screen.queryByText(t('The code has expired.'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('Resend OTP') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = { args: { alert: REJECTED } };

export const Verifying: Story = {
  args: { digits: '123456', isVerifying: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Verifying...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Expired: Story = {
  args: { secondsLeft: 0, isExpired: true, canResend: true },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByText(t('The code has expired.'))).toBeVisible());
  },
};

export const Closed: Story = {
  tags: ['shows-nothing'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
