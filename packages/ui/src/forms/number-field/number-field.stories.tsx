import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from './number-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
A whole or decimal number.

| Key | Effect |
| --- | --- |
| 0–9 and the point | Type the number; other characters are left out |
| − | Types a minus where numbers below 0 are possible |
| ↑ ↓ | With \`step\`: change the number by one step, within \`min\` and \`max\` |
| Tab | Leaves the box; the digits are then grouped |
`;

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Stock', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 1234567 } };
export const WithHint: Story = { args: { label: 'Weight', hint: 'In grams', value: 250 } };
export const Invalid: Story = { args: { value: 0, error: 'Must be at least 1' } };
export const Disabled: Story = { args: { value: 12, disabled: true } };
export const Decimals: Story = {
  args: { label: 'Discount in percent', value: 12.5, decimals: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Discount in percent' })).toHaveValue('12.5');
  },
};

export const Typed: Story = {
  args: { decimals: 2 },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: t('Stock') });
    await userEvent.type(box, '1234a.5');
    await expect(box).toHaveValue('1234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    await expect(box).toHaveValue('1,234.5');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const ByArrowKeys: Story = {
  args: { step: 1, min: 1, max: 12, value: 11 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: t('Stock') });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(box).toHaveValue('12');
    await expect(box).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveValue('11');
  },
};

export const BelowZero: Story = {
  args: { label: 'Correction', min: -100 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('Correction') }), '-3');
    await expect(args.onChange).toHaveBeenLastCalledWith(-3);
  },
};
