import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

/** Stores what is typed, as a machine would. */
function WithState(props: OtpFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OtpField
      {...props}
      value={value}
      onChange={(digits) => {
        setValue(digits);
        props.onChange(digits);
      }}
    />
  );
}

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { label: 'The 6-digit code', value: '', onChange: fn(), onReject: fn(), className: 'max-w-form' },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Partly: Story = { args: { value: '407' } };
export const Full: Story = { args: { value: '407215' } };
export const Disabled: Story = { args: { value: '407215', disabled: true } };

export const Invalid: Story = {
  args: { value: '407', error: 'Please enter a 6-digit OTP.' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', {
      name: t('Digit {number} of {total}', { number: 1, total: 6 }),
    });
    await expect(canvas.getByRole('group', { name: t('The 6-digit code') })).toContainElement(first);
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(t('Please enter a 6-digit OTP.'));
  },
};

export const FocusedOnArrival: Story = {
  args: { autoFocusFirst: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    ).toHaveFocus();
  },
};

/** Typing moves to the next box; letters are ignored; a filled box is replaced by the new digit. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = (number: number) =>
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number, total: 6 }) });
    await userEvent.click(box(1));
    await userEvent.keyboard('1a23');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    await expect(box(4)).toHaveFocus();
    await userEvent.click(box(2));
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith('193');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('3456');
    await expect(args.onChange).toHaveBeenLastCalledWith('193456');
    await expect(box(6)).toHaveFocus();
  },
};

/** A digit typed beyond the end is added at the end. */
export const TypedBeyondTheEnd: Story = {
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 6, total: 6 }) }),
    );
    await userEvent.keyboard('3');
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 3, total: 6 }) }),
    ).toHaveDisplayValue('3');
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 4, total: 6 }) }),
    ).toHaveFocus();
  },
};

/** Backspace empties a box, then moves back; arrows, Home and End only move. */
export const ByKeyboard: Story = {
  args: { value: '1234' },
  play: async ({ canvas, userEvent, args }) => {
    const box = (number: number) =>
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number, total: 6 }) });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(box(5)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    await expect(box(4)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await expect(box(3)).toHaveFocus();
    await userEvent.keyboard('{Home}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(box(1)).toHaveFocus();
  },
};

/** A pasted code starts in the first box, wherever it is pasted. */
export const Pasted: Story = {
  args: { value: '99' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 3, total: 6 }) }),
    );
    await userEvent.paste('407215');
    await expect(args.onChange).toHaveBeenLastCalledWith('407215');
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 6, total: 6 }) }),
    ).toHaveFocus();
  },
};

export const PastedWords: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 1, total: 6 }) }),
    );
    await userEvent.paste('Your code');
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The phone's own suggestion fills the whole code into the first box. */
export const FilledInByThePhone: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', {
      name: t('Digit {number} of {total}', { number: 1, total: 6 }),
    });
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await fireEvent.input(first, { target: { value: '407215' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('407215');
    await expect(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 6, total: 6 }) }),
    ).toHaveDisplayValue('5');
  },
};

export const ReadOnly: Story = {
  args: { value: '407215', readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('textbox', { name: t('Digit {number} of {total}', { number: 6, total: 6 }) }),
    );
    await userEvent.keyboard('1{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
