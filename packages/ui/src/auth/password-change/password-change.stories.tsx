import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PasswordChange } from './password-change.tsx';

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
    await screen.findByRole('dialog', { name: 'Change password' });
    await userEvent.type(screen.getByLabelText('Current password'), 'x');
    await expect(args.onChange).toHaveBeenCalledWith('currentPassword', 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const InvalidPassword: Story = {
  args: {
    values: { currentPassword: 'wrong1234', password: 'neem4tea', confirmPassword: 'neem4tea' },
    errors: { currentPassword: 'This password is incorrect.' },
  },
  play: async () => {
    await expect(await screen.findByLabelText('Current password')).toHaveAccessibleDescription(
      /This password is incorrect/,
    );
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NotSaved: Story = {
  args: { alert: 'Too many requests. Please try again in 15 minutes.' },
};

export const Closed: Story = { args: { isOpen: false } };
