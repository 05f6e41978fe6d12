import { RadioGroup } from '../radio-group/index.ts';
import { kindWords, profileFieldWords } from '../requests/index.ts';
import { SelectField } from '../select-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

/** The fields of a request; which of them are shown depends on `kind`. */
export type RequestField = 'kind' | 'referralCode' | 'reason' | 'field' | 'text';

export interface RequestFieldsProps {
  /** What is typed or chosen; `kind` is 'PARENT_CHANGE', 'PROFILE_CORRECTION' or empty. */
  values: Readonly<Record<RequestField, string>>;
  /** Per wrong field what is wrong, in English. */
  errors: Readonly<Partial<Record<RequestField, string>>>;
  /** What of a profile can be corrected, by name. */
  fieldOptions: readonly string[];
  onChange: (field: RequestField, value: string) => void;
}

const kinds = [
  {
    value: 'PARENT_CHANGE',
    label: kindWords.PARENT_CHANGE,
    hint: 'Your place in the family tree moves, with all who joined through you.',
  },
  {
    value: 'PROFILE_CORRECTION',
    label: kindWords.PROFILE_CORRECTION,
    hint: 'For what you cannot change yourself.',
  },
] as const;

/** What is asked for, and what there is to know for it. */
export function RequestFields({ values, errors, fieldOptions, onChange }: RequestFieldsProps) {
  const field = (name: RequestField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
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
            label="Referral code of the wished sponsor"
            hint="As it stands in their link or on their card"
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
            label="What is to be corrected?"
            placeholder="Select an option"
            options={fieldOptions.map((value) => ({ value, label: profileFieldWords[value] ?? value }))}
          />
          <TextArea {...field('text')} label="What should it be?" />
        </>
      )}
    </>
  );
}
