import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldWords } from '../field/field.tsx';
import { fieldBox } from '../field/field-box.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

type NativeProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange'>;

export type DateFieldProps = NativeProps &
  FieldWords & {
    /** ISO date such as '2026-12-05'; empty without a date. */
    value: string;
    /** First date that can be chosen, as an ISO date. */
    min?: string;
    /** Last date that can be chosen, as an ISO date. */
    max?: string;
    /** Receives an ISO date; an empty text while the date is incomplete. */
    onChange: (value: string) => void;
  };

/**
 * One date, with the browser's own calendar. The browser orders day and month by its own language, so the chosen date
 * also stands in words below the box.
 */
export function DateField({ label, hint, error, optional, value, onChange, ...props }: DateFieldProps) {
  const { formatDate } = useLanguage();
  const ownId = useId();
  const { id = ownId, className, ...native } = props;
  const words = { label, hint, error, optional };
  const described = describedBy(id, words);
  const hasDate = !Number.isNaN(Date.parse(value));
  const describedIds = [described['aria-describedby'], hasDate && `${id}-date`].filter(Boolean);
  return (
    <Field id={id} {...words}>
      <input
        {...native}
        {...described}
        aria-describedby={describedIds.length > 0 ? describedIds.join(' ') : undefined}
        type="date"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx('figures min-w-0', fieldBox(error !== undefined), className)}
      />
      {hasDate && (
        <p id={`${id}-date`} className="text-note text-ink-muted">
          {formatDate(value)}
        </p>
      )}
    </Field>
  );
}
