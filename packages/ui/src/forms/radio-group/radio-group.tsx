import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { describedBy, FieldError, type FieldWords } from '../field/field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** One option. Its texts are English and are translated here. */
interface RadioOption {
  value: string;
  label: string;
  hint?: string;
}

export interface RadioGroupProps extends FieldWords {
  /** The form field name of the selection. */
  name: string;
  options: readonly RadioOption[];
  /** The selected value; empty while nothing is selected. */
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** A choice between a few visible options. Native radios: arrow keys move the selection, Tab leaves the group. */
export function RadioGroup({ name, options, value, onValueChange, className, ...words }: RadioGroupProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <fieldset {...describedBy(id, words)} className={cx('grid gap-2', className)}>
      <legend className="mb-1.5 font-medium">{t(words.label)}</legend>
      {words.hint !== undefined && (
        <p id={`${id}-hint`} className="text-note text-ink-muted">
          {t(words.hint)}
        </p>
      )}
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 items-start gap-3 rounded-field border border-line-strong bg-raised px-3 py-2.5 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="mt-0.5 size-5 shrink-0 accent-leaf"
          />
          <span className="grid">
            {t(option.label)}
            {option.hint !== undefined && <span className="text-note text-ink-muted">{t(option.hint)}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} error={words.error} />
    </fieldset>
  );
}
