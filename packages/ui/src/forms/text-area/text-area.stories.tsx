import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Reason', defaultValue: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'The jar was broken.\nPlease send another.' } };
export const WithHint: Story = { args: { hint: 'In a sentence or two' } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = { args: { error: 'Please tell us why you are returning it' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'The jar was broken.' } };
