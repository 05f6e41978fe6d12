import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name', defaultValue: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'Asha Verma' } };
export const WithHint: Story = { args: { hint: 'As on your bank account' } };
export const Optional: Story = { args: { label: 'Email', optional: true } };
export const WithPrefix: Story = {
  args: { label: 'Mobile number', prefix: '+91', inputMode: 'numeric', defaultValue: '9000000001' },
};
export const Invalid: Story = { args: { error: 'Name is required' } };
export const InvalidWithHintAndPrefix: Story = {
  args: {
    label: 'Mobile number',
    prefix: '+91',
    hint: 'Ten digits',
    defaultValue: '90000',
    error: 'Mobile number must be 10 digits',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Asha Verma' } };
