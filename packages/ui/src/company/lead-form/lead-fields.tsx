import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of the form, in order. */
export type LeadField = 'name' | 'mobile' | 'email' | 'state';

export interface LeadFieldsProps {
  values: Readonly<Record<LeadField, string>>;
  /** The error of each invalid field, in English. */
  errors: Readonly<Partial<Record<LeadField, string>>>;
  stateOptions: readonly string[];
  onChange: (field: LeadField, value: string) => void;
}

/** The four fields of 'Join the business'. */
export function LeadFields({ values, errors, stateOptions, onChange }: LeadFieldsProps) {
  const field = (name: LeadField) => ({ name, value: values[name], error: errors[name] });
  return (
    <>
      <TextField
        {...field('name')}
        label="Full name"
        autoComplete="name"
        onChange={(event) => onChange('name', event.currentTarget.value)}
      />
      <TextField
        {...field('mobile')}
        label="Mobile number"
        prefix="+91"
        inputMode="numeric"
        autoComplete="tel-national"
        className="figures"
        onChange={(event) => onChange('mobile', event.currentTarget.value)}
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
      <SelectField
        {...field('state')}
        label="State"
        optional
        placeholder="Select an option"
        autoComplete="address-level1"
        options={stateOptions.map((state) => ({ value: state }))}
        onChange={(event) => onChange('state', event.currentTarget.value)}
      />
    </>
  );
}
