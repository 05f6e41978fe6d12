import type { ReactNode } from 'react';
import { AlertIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

/** What every field of a form says about itself. Words are English; they are translated here. */
export interface FieldWords {
  label: string;
  /** Stands between label and box. */
  hint?: string | undefined;
  /** What is wrong; stands below the box and turns its border red. */
  error?: string | undefined;
  /** Marks the label '(optional)'. Default false: a field is needed unless it says otherwise. */
  optional?: boolean | undefined;
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** The attributes that tie a box to its hint and error. */
export function describedBy(id: string, { hint, error }: FieldWords) {
  const ids = [hint !== undefined && hintId(id), error !== undefined && errorId(id)].filter(Boolean);
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** The message below a wrong field. */
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

/** Label, hint, box and error in their order. `children` is the box; its id is `id`. */
export function Field({ id, children, ...words }: FieldWords & { id: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t(words.label)}
        {words.optional === true && <span className="font-normal text-ink-muted"> {t('(optional)')}</span>}
      </label>
      {words.hint !== undefined && (
        <p id={hintId(id)} className="text-note text-ink-muted">
          {t(words.hint)}
        </p>
      )}
      {children}
      <FieldError id={id} error={words.error} />
    </div>
  );
}

/** The look that every box shares, whatever stands in it. */
export const bareBox = (wrong: boolean) =>
  'block min-h-12 w-full rounded-field border bg-raised text-ink ' +
  (wrong ? 'border-danger ring-1 ring-danger' : 'border-line-strong');

/** The box itself, shared so that text and select fields stand level. */
export const fieldBox = (wrong: boolean) => `${bareBox(wrong)} px-3 text-body`;
