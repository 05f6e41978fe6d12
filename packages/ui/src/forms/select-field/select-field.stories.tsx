import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: {
    label: 'State',
    placeholder: 'Select an option',
    options: [
      { value: 'Uttar Pradesh' },
      { value: 'Bihar' },
      { value: 'Dadra and Nagar Haveli and Daman and Diu' },
    ],
    defaultValue: '',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'Uttar Pradesh' } };
export const LongChoice: Story = { args: { defaultValue: 'Dadra and Nagar Haveli and Daman and Diu' } };
export const Invalid: Story = { args: { error: 'Select an option' } };
export const Disabled: Story = { args: { disabled: true } };
