import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';

type NumberProps = Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'decimals' | 'isFixed' | 'step' | 'min' | 'max' | 'prefix'
>;

export type MoneyFieldProps = NumberProps & {
  /** Whole paise; null for an empty box. */
  value: number | null;
  /** Receives whole paise. */
  onChange: (paise: number | null) => void;
};

/** An amount of money: shown and typed in rupees, given and received in paise. */
export function MoneyField({ value, onChange, ...props }: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      prefix="₹"
      decimals={2}
      isFixed
      value={value === null ? null : value / 100}
      onChange={(rupees) => onChange(rupees === null ? null : Math.round(rupees * 100))}
    />
  );
}
