import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asAuthPage } from '../fixtures/auth-page.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/ForgotPassword',
  component: ForgotPassword,
  args: {
    value: '',
    error: undefined,
    status: 'ready',
    alert: undefined,
    onChange: fn(),
    onSubmit: fn(),
    loginHref: '/Associate/login',
  },
  decorators: [asAuthPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Email') }), 'a{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('a');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = { args: { value: 'asha', error: 'Invalid email address' } };

export const Sending: Story = {
  args: { value: 'asha@example.com', status: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('Sending...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = { args: { value: 'asha@example.com', alert: 'No response from server.' } };

export const Sent: Story = {
  args: { value: 'asha@example.com', status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t(
        'If this email has an account, we have sent a link to it. Not there? Check your spam folder or try again.',
      ),
    );
  },
};
