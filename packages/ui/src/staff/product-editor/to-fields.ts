import type { ChangeEvent } from 'react';
import { FIELD_LABELS, fieldId } from './field-words.ts';
import type { EditedField, NumberFieldName, SectionProps, TextFieldName } from './product-editor.types.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Functions from the name of a field to the props that connect its box with the form. */
export function toFields({ form: { values, errors }, verbs }: SectionProps) {
  const words = (field: EditedField) => ({
    id: fieldId(field),
    name: field,
    label: FIELD_LABELS[field],
    error: errors[field],
  });
  return {
    words,
    text: (field: TextFieldName) => ({
      ...words(field),
      value: values[field],
      onChange: ({ currentTarget }: ChangeEvent<Box>) => verbs.changeField(field, currentTarget.value),
    }),
    day: (field: 'saleFrom' | 'saleUntil') => ({
      ...words(field),
      value: values[field],
      onChange: (value: string) => verbs.changeField(field, value),
    }),
    number: (field: NumberFieldName) => ({
      ...words(field),
      value: values[field],
      onChange: (value: number | null) => verbs.changeField(field, value),
    }),
  };
}
