import { SelectField, type SelectFieldProps } from '../../forms/select-field/select-field.tsx';

type OptionFieldProps<Value extends string> = Omit<SelectFieldProps, 'value' | 'options' | 'onChange'> & {
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
};

/** A choice of a fixed list; it reports only what the list contains. */
export function OptionField<Value extends string>({ options, onChange, ...props }: OptionFieldProps<Value>) {
  return (
    <SelectField
      {...props}
      options={options}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    />
  );
}
