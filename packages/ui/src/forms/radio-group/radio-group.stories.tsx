import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Address type',
    name: 'type',
    value: 'HOME',
    options: [
      { value: 'HOME', label: 'Home', hint: 'Delivery on all days' },
      { value: 'OFFICE', label: 'Office', hint: 'Delivery from Monday to Saturday' },
      { value: 'OTHER', label: 'Other' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const WithHint: Story = { args: { hint: 'It decides when we deliver' } };
export const Invalid: Story = { args: { value: '', error: 'Choose one of them' } };
