import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField } from './date-field.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
One date, with the browser's own calendar.

| Key | Effect |
| --- | --- |
| 0–9 | Types the part that has the focus: day, month or year |
| ← → | Moves between the parts |
| ↑ ↓ | Changes the part by one |
| Backspace | Empties the part |
| Alt + ↓ or Space | Opens the calendar |
| Arrow keys, Enter, Escape | Move in the calendar, choose, close |
`;

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Delivery date', value: '', onChange: fn() },
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { value: '2026-12-05' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery date')).toHaveAccessibleDescription(
      formatDate('2026-12-05'),
    );
  },
};
export const WithHint: Story = { args: { hint: 'Not on Sundays', value: '2026-12-05' } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = {
  args: { value: '2026-11-01', min: '2026-11-22', error: 'Choose a date from today on' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Delivery date');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(
      `${t('Choose a date from today on')} ${formatDate('2026-11-01')}`,
    );
  },
};
export const Disabled: Story = { args: { value: '2026-12-05', disabled: true } };
export const Hindi: Story = {
  args: { label: 'Date', value: '2026-12-05' },
  globals: { language: 'hi' },
};

export const ByKeyboard: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('2026-12-05');
    return <DateField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText('Delivery date');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    // Not typed: the browser would warn of each part of a date that user-event asks it about.
    await userEvent.paste('2027-01-26');
    await expect(box).toHaveAccessibleDescription(formatDate('2027-01-26'));
  },
};
