import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { describedBy, FieldError, type FieldWords } from '../field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type CheckboxProps = ComponentProps<'input'> & Omit<FieldWords, 'optional'>;

/** A checkbox with its label beside it. Native `<input>` props go to the box; its type is always 'checkbox'. */
export function Checkbox({ label, hint, error, className, ...props }: CheckboxProps) {
  const { t } = useLanguage();
  const ownId = useId();
  const { id = ownId, ...native } = props;
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className="flex gap-3">
        <input
          {...native}
          {...describedBy(id, { label, hint, error })}
          type="checkbox"
          id={id}
          className="mt-0.5 size-6 shrink-0 accent-leaf"
        />
        <label htmlFor={id}>{t(label)}</label>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="ps-9 text-note text-ink-muted">
          {t(hint)}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
