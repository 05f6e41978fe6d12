import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { otpCode, otpDetails } from '../fixtures/account.tsx';
import { OtpLogin, type OtpLoginProps } from './otp-login.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const REJECTED = {
  text: 'Invalid or expired OTP.',
  detail: 'Enter the code of the latest message, or press Resend OTP when the time is over.',
};

const meta = {
  title: 'Auth/OtpLogin',
  component: OtpLogin,
  args: otpDetails,
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OtpLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('Full name') })).not.toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: t('Mobile number') }), '9');
    await expect(args.onChange).toHaveBeenCalledWith('mobile', '9');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const DetailsMissing: Story = {
  args: { alert: { text: 'Please enter your name and mobile number.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Please enter your name and mobile number.'));
  },
};

export const DetailsInvalid: Story = {
  args: {
    values: { name: 'Asha 2', mobile: '98765' },
    errors: {
      name: 'Name should only contain letters and spaces',
      mobile: 'Phone number should contain exactly 10 digits',
    },
  },
};

export const Sending: Story = {
  args: { values: otpCode.values, isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotSent: Story = {
  args: {
    values: otpCode.values,
    alert: { text: 'Failed to send OTP.', detail: 'Too many codes. Please try again in 4 minutes.' },
  },
};

export const Code: Story = {
  args: otpCode,
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(t('We sent a code to {mobile}', { mobile: '+91 98765 43210' }), { exact: false }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    ).toHaveFocus();
    await expect(canvas.getByRole('timer')).toHaveTextContent('04:32');
    await expect(canvas.getByRole('button', { name: t('Verify OTP') })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: t('Resend OTP') })).toBeDisabled();
    await userEvent.keyboard('4');
    await expect(args.onDigits).toHaveBeenCalledWith('4');
    await userEvent.paste('Hello');
    await expect(args.onRejectDigits).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Change number') }));
    await expect(args.onEditDetails).toHaveBeenCalledOnce();
  },
};

export const CodeIncomplete: Story = {
  args: { ...otpCode, digits: '407', digitsError: 'Please enter a 6-digit OTP.' },
};

export const CodeComplete: Story = {
  args: { ...otpCode, digits: '407215', canVerify: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Verify OTP') }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

export const Verifying: Story = {
  args: { ...otpCode, digits: '407215', isVerifying: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: t('Verifying...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 6, total: 6 }) }),
      '1',
    );
    await expect(args.onDigits).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: { ...otpCode, secondsLeft: 188, alert: REJECTED },
};

export const Expired: Story = {
  args: { ...otpCode, digits: '40', secondsLeft: 0, isExpired: true, canResend: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('The code has expired.'));
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('Resend OTP') }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** When the code expires while the user types, the button for another code receives the focus. */
export const RunsOut: Story = {
  render: (args) => (
    <WithState<Partial<OtpLoginProps>> first={otpCode}>
      {(step, setNext) => (
        <OtpLogin
          {...args}
          {...step}
          onDigits={(digits) =>
            setNext({ ...step, digits, secondsLeft: 0, isExpired: true, canResend: true, canVerify: false })
          }
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
      '4',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(t('The code has expired.'));
    await expect(canvas.getByRole('button', { name: t('Resend OTP') })).toHaveFocus();
  },
};

export const Resending: Story = {
  args: { ...otpCode, secondsLeft: 0, isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The focus moves to the next input: to the code, back to the number, and back to the start. */
export const FocusFollows: Story = {
  render: (args) => (
    <WithState<Partial<OtpLoginProps>> first={{}}>
      {(step, setNext) => (
        <OtpLogin
          {...args}
          values={otpCode.values}
          {...step}
          onSend={() => setNext({ stage: 'code', secondsLeft: 300 })}
          onEditDetails={() => setNext({ stage: 'details' })}
          onDigits={(digits) => setNext({ ...step, digits, canVerify: digits.length === 6 })}
          onVerify={() => setNext({ ...step, digits: '', canVerify: false, alert: REJECTED })}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Send OTP') }));
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('Change number') }));
    await expect(canvas.getByRole('textbox', { name: t('Mobile number') })).toHaveFocus();
    await userEvent.keyboard('{Enter}407215{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Invalid or expired OTP.'));
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    ).toHaveFocus();
  },
};
