import type { ReactNode } from 'react';
import { AlertIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

/** The texts that every form field has. They are English; they are translated here. */
export interface FieldWords {
  label: string;
  /** Stands between the label and the box. */
  hint?: string | undefined;
  /** The error; stands below the box and turns its border red. */
  error?: string | undefined;
  /** Marks the label '(optional)'. Default false: a field is required. */
  optional?: boolean | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The attributes that connect a box to its hint and error. */
export function describedBy(id: string, { hint, error }: FieldWords) {
  const ids = [hint !== undefined && hintId(id), error !== undefined && errorId(id)].filter(Boolean);
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** The message below an invalid field. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const { t } = useLanguage();
  if (error === undefined) return null;
  return (
    <p id={errorId(id)} className="flex gap-1.5 text-note font-medium text-danger">
      <AlertIcon />
      {t(error)}
    </p>
  );
}

/**
 * Label, hint, box and error, in this order. `children` is the box; its id is `id`. Label and hint are one row, so that
 * fields beside each other can share it: see `RecordSection`.
 */
export function Field({ id, children, ...words }: FieldWords & { id: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid content-start gap-1.5" data-field="">
      <div className="grid content-start gap-1.5">
        <label htmlFor={id} className="font-medium">
          {t(words.label)}
          {words.optional === true && <span className="font-normal text-ink-muted"> {t('(optional)')}</span>}
        </label>
        {words.hint !== undefined && (
          <p id={hintId(id)} className="text-note text-ink-muted">
            {t(words.hint)}
          </p>
        )}
      </div>
      <div className="grid content-start gap-1.5">
        {children}
        <FieldError id={id} error={words.error} />
      </div>
    </div>
  );
}
