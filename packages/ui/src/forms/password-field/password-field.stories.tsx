import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './password-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: '', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'tulsi2024' } };
export const WithHint: Story = { args: { hint: 'At least 8 characters, with a letter and a number' } };
export const Invalid: Story = { args: { error: 'Password is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'tulsi2024' } };

export const ShownAndHidden: Story = {
  args: { defaultValue: 'tulsi2024' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(t('Password'));
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t('Show password') }));
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t('Hide password') }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};

/** The button follows the box in the tab order and reacts to Space like any other. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'tulsi2024' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(t('Password'))).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: t('Hide password') })).toHaveFocus();
    await expect(canvas.getByLabelText(t('Password'))).toHaveDisplayValue('tulsi2024');
  },
};
