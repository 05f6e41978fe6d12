import { cx } from 'class-variance-authority';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { FieldWords } from '../field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { cleanNumber, parseNumber, toDigits, toGrouped } from './number-text.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'prefix' | 'onChange'
>;

export type NumberFieldProps = NativeProps &
  FieldWords & {
    /** null for an empty box. */
    value: number | null;
    onChange: (value: number | null) => void;
    /** Digits after the point. Default 0: whole numbers. */
    decimals?: number;
    /** Shows all `decimals` once the box has lost the focus. Default false. */
    isFixed?: boolean;
    /** The arrow keys change the value by this much. Default: they do nothing. */
    step?: number;
    /** Steps stop here, and a minus can be typed only below 0. Typed numbers are not limited. Default 0. */
    min?: number;
    /** Steps stop here. Default: no limit. */
    max?: number;
    /** Fixed text before the number, such as '₹'. */
    prefix?: string;
  };

/** A number. While it is typed it stands as typed; afterwards its digits are grouped. */
export function NumberField({ value, onChange, decimals = 0, isFixed = false, ...props }: NumberFieldProps) {
  const { step, min = 0, max = Infinity, onFocus, onBlur, onKeyDown, ...field } = props;
  const { formatNumber } = useLanguage();
  // The box's own text, such as '12.', which no number can hold.
  const [typed, setTyped] = useState<string>();
  const look = { decimals, isFixed, isSigned: min < 0 };
  const grouped = value === null ? '' : toGrouped(value, look, formatNumber);
  const shown = typed !== undefined && parseNumber(typed) === value ? typed : grouped;

  const change = (text: string) => {
    setTyped(text);
    onChange(parseNumber(text));
  };
  const changeByKey = (event: KeyboardEvent) => {
    const direction = Number(event.key === 'ArrowUp') - Number(event.key === 'ArrowDown');
    if (step === undefined || direction === 0 || field.readOnly === true) return;
    event.preventDefault();
    // Rounded, since 0.1 + 0.2 is not 0.3.
    const next = Number(((value ?? 0) + direction * step).toFixed(decimals));
    change(toDigits(Math.min(Math.max(next, min), max), look));
  };
  const spinButton = {
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': grouped || undefined,
    'aria-valuemin': min,
    'aria-valuemax': Number.isFinite(max) ? max : undefined,
  };

  return (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...field}
      {...(step !== undefined && spinButton)}
      className={cx('figures', field.className)}
      value={shown}
      onChange={(event) => change(cleanNumber(event.target.value, look))}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        changeByKey(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setTyped(value === null ? '' : toDigits(value, look));
      }}
      onBlur={(event) => {
        onBlur?.(event);
        setTyped(undefined);
      }}
    />
  );
}
