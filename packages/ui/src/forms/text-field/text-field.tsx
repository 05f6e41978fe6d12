import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from '../field/field.tsx';
import { fieldBox } from '../field/field-box.tsx';

export type TextFieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** Fixed text before the typed value, such as '+91'. It is not part of the value. */
    prefix?: string;
  };

/** A text field with one line, its label, hint and error. Native `<input>` props go to the box. */
export function TextField({ label, hint, error, optional, prefix, ...props }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId, className, ...native } = props;
  const words = { label, hint, error, optional };
  const box = (
    <input
      {...native}
      {...describedBy(id, words)}
      id={id}
      className={cx(fieldBox(error !== undefined), prefix !== undefined && 'rounded-s-none', className)}
    />
  );
  return (
    <Field id={id} {...words}>
      {prefix === undefined ? (
        box
      ) : (
        <div className="flex">
          <span className="figures flex items-center rounded-s-field border border-e-0 border-line-strong bg-sunken px-3 text-ink-muted">
            {prefix}
          </span>
          {box}
        </div>
      )}
    </Field>
  );
}
