import { RecordSection } from '../../data/record-dialog/record-section.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { FactField, FactSection as Section } from './company-facts.types.ts';
import { factFieldId, factSectionId } from './fact-ids.ts';

interface FactSectionProps {
  section: Section;
  onChange: (id: string, value: string) => void;
}

/** A section of the form of facts. */
export function FactSection({ section: { id, title, fields }, onChange }: FactSectionProps) {
  return (
    <RecordSection level={2} id={factSectionId(id)} title={title}>
      {fields.map((field) => (
        <FactBox key={field.id} field={field} onChange={(value) => onChange(field.id, value)} />
      ))}
    </RecordSection>
  );
}

function FactBox({ field, onChange }: { field: FactField; onChange: (value: string) => void }) {
  const { id, label, hint, error, value, kind, choices = [], isOptional } = field;
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
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
