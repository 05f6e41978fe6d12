import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { loginArgs, otpCode } from '../fixtures/account.tsx';
import { asAuthPage } from '../fixtures/auth-page.tsx';
import { OtpLogin } from '../otp-login/otp-login.tsx';
import { Login } from './login.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/Login',
  component: Login,
  args: loginArgs,
  decorators: [asAuthPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { usernameOrEmail: 'asha', password: 'tulsi2024' };

export const Mobile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Login') })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: t('Mobile Login') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const signUp = canvas.getByRole('link', { name: t('Sign up') });
    await expect(signUp.parentElement).toHaveTextContent(`${t("Don't have an account?")} ${t('Sign up')}`);
    await userEvent.click(canvas.getByRole('tab', { name: t('Email Login') }));
    await expect(args.onTab).toHaveBeenCalledWith('email');
  },
};

/** While a code is out, the other ways step back. */
export const MobileCode: Story = {
  args: { mobile: <OtpLogin {...otpCode} />, google: undefined, agreement: undefined },
};

/** While it is not known which version of the agreement is valid, a first login accepts none. */
export const AgreementUnknown: Story = {
  args: { agreement: { href: '/agreement', version: undefined } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('You can accept the associate agreement in your account later.'), { exact: false }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('Read the agreement') })).toHaveAttribute(
      'href',
      '/agreement',
    );
  },
};

export const Email: Story = {
  args: { tab: 'email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Username or email') }), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('usernameOrEmail', 'a');
    await userEvent.type(canvas.getByLabelText(t('Password')), 'b{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('password', 'b');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('Forgot your password?') })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
};

export const EmailInvalid: Story = {
  args: {
    tab: 'email',
    errors: { usernameOrEmail: 'Enter your username or email', password: 'Enter your password' },
  },
};

export const EmailBusy: Story = {
  args: { tab: 'email', values: filled, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Logging in...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmailRejected: Story = {
  args: { tab: 'email', values: filled, alert: 'Invalid username or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('Invalid username or password'));
  },
};

export const AfterTheSessionEnded: Story = {
  args: { notice: 'Your session has ended. Please log in again.' },
};

export const WithoutGoogle: Story = { args: { google: undefined } };

/** In a dialog the title belongs to the dialog, and the other screen replaces this one. */
export const InADialog: Story = {
  args: { heading: 'dialog', signUp: { onOpen: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Sign up') }));
    await expect('onOpen' in args.signUp && args.signUp.onOpen).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <WithState first={args.tab}>
      {(tab, setState) => <Login {...args} tab={tab} onTab={setState} />}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: t('Mobile Login') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t('Email Login') })).toHaveFocus();
    await expect(canvas.getByLabelText(t('Password'))).toBeVisible();
  },
};
