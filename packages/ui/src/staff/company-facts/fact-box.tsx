import { DateField } from '../../forms/date-field/date-field.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { FactField } from './company-facts.types.ts';
import { factFieldId } from './fact-ids.ts';

interface FactBoxProps {
  field: FactField;
  onChange: (value: string) => void;
}

/** The field of one fact. */
export function FactBox({ field, onChange }: FactBoxProps) {
  const { t, formatNumber } = useLanguage();
  const { id, label, error, value, kind, choices = [], numberWhenEmpty, isOptional } = field;
  const hint =
    numberWhenEmpty === undefined
      ? field.hint
      : t('While this is empty: {number}', { number: formatNumber(numberWhenEmpty) });
  const words = { id: factFieldId(id), name: id, label, hint, error, value, optional: isOptional };
  if (kind === 'day') return <DateField {...words} onChange={onChange} />;
  if (kind === 'lines')
    return <TextArea {...words} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
  if (kind === 'choice')
    return (
      <SelectField
        {...words}
        placeholder="Select an option"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextField
      {...words}
      autoComplete="off"
      inputMode={kind === 'number' ? 'numeric' : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
