import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { categoryWords } from './grievance-facts.ts';

/** The fields of a grievance, in order. */
type GrievanceField = 'name' | 'mobile' | 'email' | 'category' | 'orderNumber' | 'text';

export interface GrievanceFieldsProps extends FormFields<GrievanceField> {
  /** The categories of grievances, by name. */
  categories: readonly string[];
  onChange: (field: GrievanceField, value: string) => void;
}

/** The fields of a grievance: the sender, their contact details, and what happened. */
export function GrievanceFields({ values, errors, categories, onChange }: GrievanceFieldsProps) {
  const field = toField({ values, errors, onChange });
  return (
    <>
      <SelectField
        {...field('category')}
        label="What is it about?"
        placeholder="Select an option"
        options={categories.map((value) => ({ value, label: categoryWords[value] ?? value }))}
      />
      <TextArea
        {...field('text')}
        label="What happened?"
        hint="Tell us when and where it happened, and what would put it right."
        rows={6}
      />
      <TextField
        {...field('orderNumber')}
        label="Order number"
        hint="For example PGM-000123, if it is about an order"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="figures"
      />
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField
        {...field('mobile')}
        {...mobileNumber}
        label="Mobile number"
        hint="We will send your complaint number here. You also need this mobile number to check the status."
      />
      <TextField {...field('email')} label="Email" optional type="email" autoComplete="email" />
    </>
  );
}
