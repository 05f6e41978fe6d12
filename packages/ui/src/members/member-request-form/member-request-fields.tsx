import { DateField } from '../../forms/date-field/date-field.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { kindWords, profileFieldWords } from '../member-requests/member-request-facts.ts';
import { genderWords } from '../profile-overview/gender-words.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

/** The fields of a member request; `kind` decides which of them are shown. */
type MemberRequestField = 'kind' | 'referralCode' | 'reason' | 'field' | 'text';

export interface MemberRequestFieldsProps extends FormFields<MemberRequestField> {
  /** The typed or selected values; `kind` is 'PARENT_CHANGE', 'PROFILE_CORRECTION' or empty. */
  values: Readonly<Record<MemberRequestField, string>>;
  /** The names of the profile fields that can be corrected. */
  fieldOptions: readonly string[];
  /** The names of the genders. */
  genderOptions: readonly string[];
  onChange: (field: MemberRequestField, value: string) => void;
}

const kinds = [
  {
    value: 'PARENT_CHANGE',
    label: kindWords.PARENT_CHANGE,
    hint: 'You move to the new sponsor, along with everyone who joined through you.',
  },
  {
    value: 'PROFILE_CORRECTION',
    label: kindWords.PROFILE_CORRECTION,
    hint: 'For details in your profile. You change email, phone and username there yourself.',
  },
] as const;

/** The kind of the member request, and the fields of that kind. */
export function MemberRequestFields({
  values,
  errors,
  fieldOptions,
  genderOptions,
  onChange,
}: MemberRequestFieldsProps) {
  const field = toField({ values, errors, onChange });
  return (
    <>
      <RadioGroup
        name="kind"
        label="What is it about?"
        options={kinds}
        value={values.kind}
        error={errors.kind}
        onValueChange={(value) => onChange('kind', value)}
      />
      {values.kind === 'PARENT_CHANGE' && (
        <>
          <TextField
            {...field('referralCode')}
            label="Referral code of the new sponsor"
            hint="You can find it in their link or on their card"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextArea {...field('reason')} label="Reason" />
        </>
      )}
      {values.kind === 'PROFILE_CORRECTION' && (
        <>
          <SelectField
            {...field('field')}
            label="What should we correct?"
            placeholder="Select an option"
            options={fieldOptions.map((value) => ({ value, label: profileFieldWords[value] ?? value }))}
          />
          <CorrectValue values={values} errors={errors} genderOptions={genderOptions} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** The field for the correct value; nothing before it is known of what. */
function CorrectValue({
  values,
  errors,
  genderOptions,
  onChange,
}: Omit<MemberRequestFieldsProps, 'fieldOptions'>) {
  const field = toField({ values, errors, onChange });
  switch (values.field) {
    case '':
      return null;
    case 'DATE_OF_BIRTH':
      return (
        <DateField
          label="What should it be?"
          hint="Members are 18 or older"
          value={values.text}
          error={errors.text}
          onChange={(value) => onChange('text', value)}
        />
      );
    case 'GENDER':
      return (
        <SelectField
          {...field('text')}
          label="What should it be?"
          placeholder="Select Gender"
          options={genderOptions.map((value) => ({ value, label: genderWords[value] ?? value }))}
        />
      );
    default:
      return <TextField {...field('text')} label="What should it be?" autoComplete="off" />;
  }
}
