import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of a profile, in order. */
type ProfileField = 'firstName' | 'lastName' | 'primaryEmail' | 'primaryPhone' | 'gender';

export interface ProfileFieldsProps extends FormFields<ProfileField> {
  /** The typed values; `gender` is one of 'male', 'female', 'other', or '' while nothing is selected. */
  values: Readonly<Record<ProfileField, string>>;
  onChange: (field: ProfileField, value: string) => void;
}

const genders = [{ value: 'male' }, { value: 'female' }, { value: 'other' }] as const;

/** The name, the contact details and the gender of a member. */
export function ProfileFields({ values, errors, onChange }: ProfileFieldsProps) {
  const field = toField({ values, errors, onChange });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField {...field('primaryEmail')} label="Email" type="email" autoComplete="email" />
      <TextField {...field('primaryPhone')} {...mobileNumber} label="Phone" />
      <SelectField
        {...field('gender')}
        label="Gender"
        placeholder="Select Gender"
        options={genders}
        autoComplete="sex"
        className="capitalize"
      />
    </>
  );
}
