import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MoneyField } from './money-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
Rupees in the box, paise in the code: \`value={125050}\` shows 1,250.50.

| Key | Effect |
| --- | --- |
| 0–9 and the point | Type the amount; other characters, and a third digit after the point, are left out |
| Tab | Leaves the box; the amount then has grouped digits and two decimals |
`;

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Price', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MoneyField
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
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: 12_345_678_50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('Price') })).toHaveValue('1,23,45,678.50');
  },
};
export const WithHint: Story = { args: { hint: 'With tax', value: 49_900 } };
export const Invalid: Story = { args: { value: 0, error: 'Must be at least 1' } };
export const Disabled: Story = { args: { value: 49_900, disabled: true } };

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: t('Price') });
    await userEvent.type(box, '1250.505');
    await expect(box).toHaveValue('1250.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(125_050);
    await userEvent.tab();
    await expect(box).toHaveValue('1,250.50');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: t('Price') }));
    await userEvent.paste('₹ 19,999.90');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_999_990);
  },
};
