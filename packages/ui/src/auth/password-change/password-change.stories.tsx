import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PasswordChange } from './password-change.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Auth/PasswordChange',
  component: PasswordChange,
  args: {
    isOpen: true,
    isSaving: false,
    values: { currentPassword: '', password: '', confirmPassword: '' },
    errors: {},
    alert: undefined,
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: t('Change password') });
    await userEvent.type(screen.getByLabelText(t('Current password')), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('currentPassword', 'x');
    await userEvent.click(screen.getByRole('button', { name: t('Save password') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Cancel') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const InvalidPassword: Story = {
  args: {
    values: { currentPassword: 'wrong1234', password: 'neem4tea', confirmPassword: 'neem4tea' },
    errors: { currentPassword: 'This password is incorrect.' },
  },
  play: async () => {
    await expect(await screen.findByLabelText(t('Current password'))).toHaveAccessibleDescription(
      expect.stringContaining(t('This password is incorrect.')),
    );
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: t('Saving...') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotSaved: Story = {
  args: { alert: 'Too many requests. Please try again in 15 minutes.' },
};

export const Closed: Story = { args: { isOpen: false }, tags: ['shows-nothing'] };
