import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Field, type FieldWords, describedBy } from '../field/field.tsx';
import { fieldBox } from '../field/field-box.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** A text field with several lines, its label, hint and error. Native `<textarea>` props go to the box. */
export function TextArea({ label, hint, error, optional, ...props }: TextAreaProps) {
  const ownId = useId();
  const { id = ownId, className, rows = 4, ...native } = props;
  const words = { label, hint, error, optional };
  return (
    <Field id={id} {...words}>
      <textarea
        {...native}
        {...describedBy(id, words)}
        id={id}
        rows={rows}
        className={cx(fieldBox(error !== undefined), 'py-3', className)}
      />
    </Field>
  );
}
