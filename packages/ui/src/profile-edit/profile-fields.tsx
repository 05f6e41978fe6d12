import { SelectField } from '../select-field/index.ts';
import { TextField } from '../text-field/index.ts';

/** The fields of a profile, in their order. */
export type ProfileField = 'firstName' | 'lastName' | 'primaryEmail' | 'primaryPhone' | 'gender';

export interface ProfileFieldsProps {
  /** What is typed; `gender` is one of 'male', 'female', 'other' and, while nothing is chosen, ''. */
  values: Readonly<Record<ProfileField, string>>;
  /** Per wrong field what is wrong, in English. */
  errors: Readonly<Partial<Record<ProfileField, string>>>;
  onChange: (field: ProfileField, value: string) => void;
}

const genders = [{ value: 'male' }, { value: 'female' }, { value: 'other' }] as const;

/** Who somebody is, and how to reach them. */
export function ProfileFields({ values, errors, onChange }: ProfileFieldsProps) {
  const field = (name: ProfileField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name" autoComplete="family-name" />
      </div>
      <TextField {...field('primaryEmail')} label="Email" type="email" autoComplete="email" />
      <TextField
        {...field('primaryPhone')}
        label="Phone"
        prefix="+91"
        inputMode="numeric"
        autoComplete="tel-national"
        className="figures"
      />
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
