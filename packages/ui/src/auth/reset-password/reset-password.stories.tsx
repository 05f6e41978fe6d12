import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asAuthPage } from '../fixtures/auth-page.tsx';
import { ResetPassword } from './reset-password.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const filled = { username: '', password: 'tulsi2024', confirmPassword: 'tulsi2024' };

const meta = {
  title: 'Auth/ResetPassword',
  component: ResetPassword,
  args: {
    values: { username: '', password: '', confirmPassword: '' },
    errors: {},
    status: 'ready',
    alert: undefined,
    onChange: fn(),
    onSubmit: fn(),
    loginHref: '/Associate/login',
    helpHref: '/Associate/forgot-password',
  },
  decorators: [asAuthPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(t('New password')), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('password', 'a');
    await userEvent.type(canvas.getByLabelText(t('Confirm password')), 'b{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('confirmPassword', 'b');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    values: { username: '', password: 'tulsi', confirmPassword: 'tulsi2024' },
    errors: {
      password: 'Password should contain at least one number',
      confirmPassword: 'Passwords do not match',
    },
  },
};

/** Several accounts registered the email and none proved it. */
export const SeveralAccounts: Story = {
  args: { asksForUsername: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(t('Username')), 'a');
    await expect(args.onChange).toHaveBeenCalledWith('username', 'a');
  },
};

export const Saving: Story = {
  args: { values: filled, status: 'saving' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { values: filled, alert: 'Something went wrong. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: t('Request a new link') })).not.toBeInTheDocument();
  },
};

export const LinkDead: Story = {
  args: { values: filled, alert: 'This link is no longer valid. Request a new one.', isLinkDead: true },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByRole('link', { name: t('Request a new link') })).toHaveAttribute(
      'href',
      '/Associate/forgot-password',
    );
  },
};

/** The link in a message about a changed contact leads here. */
export const Undo: Story = {
  args: { reason: 'undo', values: filled },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: t('Undo the change') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Undo the change') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const UndoLinkDead: Story = {
  args: {
    reason: 'undo',
    alert: 'This link is no longer valid. Contact us if you have lost access to your account.',
    isLinkDead: true,
    helpHref: '/Shop/contact',
  },
};

export const Undone: Story = { args: { reason: 'undo', status: 'saved' } };

export const Saved: Story = {
  args: { status: 'saved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('Login') })).toHaveAttribute('href', '/Associate/login');
  },
};
