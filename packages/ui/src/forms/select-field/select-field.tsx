import { useId } from 'react';
import { describedBy, Field, type FieldWords } from '../field/field.tsx';
import { SelectBox, type SelectBoxProps } from './select-box.tsx';

export type SelectFieldProps = Omit<SelectBoxProps, 'isInvalid'> & FieldWords;

/** A choice between many options, with the phone's own list. Native `<select>` props go to the box. */
export function SelectField({ label, hint, error, optional, ...props }: SelectFieldProps) {
  const ownId = useId();
  const { id = ownId, ...box } = props;
  const words = { label, hint, error, optional };
  return (
    <Field id={id} {...words}>
      <SelectBox {...box} {...describedBy(id, words)} id={id} isInvalid={error !== undefined} />
    </Field>
  );
}
