import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { otpCode, signUpArgs } from '../fixtures/account.tsx';
import { asAuthPage } from '../fixtures/auth-page.tsx';
import { OtpLogin } from '../otp-login/otp-login.tsx';
import { SignUp } from './sign-up.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/SignUp',
  component: SignUp,
  args: signUpArgs,
  decorators: [asAuthPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  username: 'asha',
  password: 'tulsi2024',
  confirmPassword: 'tulsi2024',
};

export const Mobile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Sign Up') })).toBeVisible();
    await expect(
      canvas.getByText(
        t('You can end the agreement within {days} days, free of charge and without giving a reason.', {
          days: 30,
        }),
        { exact: false },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Agreement and disclosures') })).toHaveAttribute(
      'href',
      '/disclouser',
    );
    await expect(
      canvas.getByText(
        t('By signing up you accept the associate agreement of {date}.', {
          date: formatDate('2026-11-23'),
        }),
        { exact: false },
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Read the agreement') })).toHaveAttribute(
      'href',
      '/agreement',
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: t('Email') }));
    await expect(args.onTab).toHaveBeenCalledWith('email');
  },
};

/** While a code is out, nothing of the first step is shown. */
export const MobileCode: Story = {
  args: { renderMobile: () => <OtpLogin {...otpCode} />, google: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('I was invited'))).toBeNull();
    await expect(canvas.queryByRole('link', { name: t('Read the agreement') })).toBeNull();
  },
};

export const Email: Story = {
  args: { tab: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Username') }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('username', 'a');
    await userEvent.type(canvas.getByLabelText(t('Confirm password')), 'b{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('confirmPassword', 'b');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button', { name: t('Show password') })).toHaveLength(2);
  },
};

export const EmailInvalid: Story = {
  args: {
    tab: 'email',
    values: { ...filled, username: 'asha verma', email: 'asha', confirmPassword: 'tulsi' },
    errors: {
      email: 'Invalid email address',
      username: 'Username should contain only letters and numbers',
      confirmPassword: 'Passwords do not match',
    },
  },
};

export const EmailBusy: Story = {
  args: { tab: 'email', values: filled, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Signing up...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmailRejected: Story = {
  args: { tab: 'email', values: filled, alert: 'Something went wrong. Please try again.' },
};

export const SponsorTyped: Story = {
  args: { sponsor: { code: '', name: undefined, status: 'none' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText(t('I was invited')));
    const field = canvas.getByRole('textbox', { name: new RegExp(`^${t('Sponsor code')}`) });
    await expect(field).toHaveAccessibleDescription(t('From the associate who invited you'));
    await userEvent.type(field, '0');
    await expect(args.onSponsorCode).toHaveBeenCalledWith('0');
  },
};

export const SponsorChecking: Story = {
  args: { sponsor: { code: 'PGM100', name: undefined, status: 'checking' } },
};

export const SponsorKnown: Story = {
  args: { sponsor: { code: 'PGM100', name: 'Asha M.', status: 'known' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Your sponsor: {name}', { name: 'Asha M.' }),
    );
  },
};

export const SponsorUnknown: Story = {
  args: { sponsor: { code: 'PGM999', name: undefined, status: 'unknown' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(`^${t('Sponsor code')}`) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('No associate has this code. Correct it, or leave the field empty.')),
    );
  },
};

export const SponsorUnreachable: Story = {
  args: { sponsor: { code: 'PGM100', name: undefined, status: 'unreachable' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetrySponsor).toHaveBeenCalledOnce();
  },
};

export const InADialog: Story = {
  args: { heading: 'dialog', login: { onOpen: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Login') }));
    await expect('onOpen' in args.login && args.login.onOpen).toHaveBeenCalledOnce();
  },
};
