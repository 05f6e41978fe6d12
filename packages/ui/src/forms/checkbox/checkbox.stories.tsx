import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Make this my default address', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Orders go there unless you say otherwise' } };
export const Invalid: Story = { args: { label: 'I accept the terms', error: 'Accept the terms to go on' } };
export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  // The panel of actions would read all of an event, and so all of the window.
  render: ({ label }) => <Checkbox label={label} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: t('Make this my default address') });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
