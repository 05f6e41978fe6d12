import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { type ChangedField, toShownFields } from './changed-fields.ts';

export type { ChangedField } from './changed-fields.ts';
export { LEAD_STATUS_LABELS, STATUS_LABELS } from './status-words.ts';

export type RecordChangeProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The changed fields; none for a new record. */
  fields: readonly ChangedField[];
  /** The names of the records that are referred to, by their ids. */
  names: Readonly<Record<string, string>>;
  /** The English labels of fields that only one kind of record has. Default: none. */
  labels?: Readonly<Record<string, string>> | undefined;
};

/** What a change of a record changed, in the words of its form: `Price: ₹899.00 → ₹350.00`. */
export function RecordChange({ fields, names, labels, className, ...props }: RecordChangeProps) {
  const i18n = useLanguage();
  return (
    <ul {...props} className={cx('grid gap-1 text-note empty:hidden', className)}>
      {toShownFields(i18n, fields, names, labels).map(({ name, label, before, after }) => (
        <li key={name} className="wrap-anywhere">
          <span className="font-medium">{label}:</span>{' '}
          {before === undefined ? after : `${before} → ${after}`}
        </li>
      ))}
    </ul>
  );
}
