import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './combobox.types.ts';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
One choice of many, found by typing. The owner searches and passes the matching options.

| Key | Effect |
| --- | --- |
| Letters | Search; the list opens |
| ↓ ↑ | Open the list; move to the next or previous option |
| Home, End, Page Up, Page Down | Move to the first or last option, or ten further |
| Enter | Chooses the option |
| Escape | Closes the list |
| Tab | Leaves the box; text without a choice goes back to the chosen name |
`;

const brands: readonly ComboboxOption[] = [
  { value: 'b1', label: 'Aarogya Naturals', detail: '14 products' },
  { value: 'b2', label: 'Himveda', detail: '9 products' },
  { value: 'b3', label: 'Kesar Home', detail: '3 products' },
  { value: 'b4', label: 'Neem & Co', detail: '6 products' },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Brand',
    value: null,
    text: '',
    options: brands,
    onChange: fn(),
    onTextChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const [text, setText] = useState(args.text);
    const search = text === value?.label ? '' : text.toLowerCase();
    return (
      <div className="min-h-80">
        <Combobox
          {...args}
          value={value}
          text={text}
          options={args.options.filter(({ label }) => label.toLowerCase().includes(search))}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
          onTextChange={(next) => {
            setText(next);
            args.onTextChange(next);
          }}
        />
      </div>
    );
  },
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const [, himveda = null] = brands;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: himveda, text: 'Himveda' } };
export const WithHint: Story = { args: { hint: 'Type the first letters', optional: true } };
export const Invalid: Story = {
  args: { error: 'Select an option' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: t('Brand') });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(t('Select an option'));
  },
};
export const Disabled: Story = { args: { value: himveda, text: 'Himveda', disabled: true } };

export const Open: Story = {
  args: { value: himveda, text: 'Himveda' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: t('Brand') }));
    const list = within(canvas.getByRole('listbox', { name: t('Brand') }));
    await expect(list.getAllByRole('option')).toHaveLength(4);
    await expect(list.getByRole('option', { selected: true })).toHaveTextContent('Himveda');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Choices: {count}', { count: 4 }));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: t('Brand') });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Kesar Home');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith(brands[2]);
    // Text without a choice is dropped.
    await userEvent.keyboard(' and more');
    await userEvent.tab();
    await expect(box).toHaveValue('Kesar Home');
    // Deleting the text deletes the choice.
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** An owner can take each choice, and show none: then the box is empty for the next search. */
export const PickedTwice: Story = {
  render: function Emptied(args) {
    const [text, setText] = useState('');
    return (
      <div className="min-h-80">
        <Combobox
          {...args}
          text={text}
          options={args.options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))}
          onChange={(next) => {
            args.onChange(next);
            setText('');
          }}
          onTextChange={setText}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: t('Brand') });
    await userEvent.tab();
    for (const [typed, found] of [
      ['him', brands[1]],
      ['nee', brands[3]],
    ] as const) {
      await userEvent.keyboard(typed);
      await expect(box).toHaveValue(typed);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(found);
      await expect(box).toHaveValue('');
    }
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const ClosedByEscape: Story = {
  args: { value: himveda, text: 'Himveda' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: t('Brand') });
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('Himveda');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { text: 'him', options: [], status: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Searching…'));
  },
};

export const NothingFound: Story = {
  args: { text: 'xyz', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Nothing found'));
  },
};

export const Failed: Story = {
  args: { text: 'him', options: [], status: 'failed', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Hindi: Story = {
  ...NothingFound,
  globals: { language: 'hi' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('कुछ नहीं मिला');
  },
};
