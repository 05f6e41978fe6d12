import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of the form, in order. */
type LeadField = 'name' | 'mobile' | 'email' | 'state';

export interface LeadFieldsProps extends FormFields<LeadField> {
  stateOptions: readonly string[];
  onChange: (field: LeadField, value: string) => void;
}

/** The four fields of 'Join the business'. */
export function LeadFields({ values, errors, stateOptions, onChange }: LeadFieldsProps) {
  const field = toField({ values, errors, onChange });
  return (
    <>
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField {...field('mobile')} {...mobileNumber} label="Mobile number" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <SelectField
        {...field('state')}
        label="State"
        optional
        placeholder="Select an option"
        autoComplete="address-level1"
        options={stateOptions.map((state) => ({ value: state }))}
      />
    </>
  );
}
