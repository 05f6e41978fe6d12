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

interface FieldProps extends FieldWords {
  /** The id of the box. */
  id: string;
  /** The box. */
  children: ReactNode;
  /** Whether the box is no native one, which a `<label>` cannot name: it names itself by {@link labelId}. Default false. */
  isCustom?: boolean;
}

/** The id of the label of a box that is no native one. */
export const labelId = (id: string) => `${id}-label`;

/**
 * Label, hint, box and error, in this order. Label and hint are one row, so that fields beside each other can share it: see
 * `RecordSection`.
 */
export function Field({ id, children, isCustom = false, ...words }: FieldProps) {
  const { t } = useLanguage();
  const label = (
    <>
      {t(words.label)}
      {words.optional === true && <span className="font-normal text-ink-muted"> {t('(optional)')}</span>}
    </>
  );
  return (
    <div className="grid content-start gap-1.5" data-field="">
      <div className="grid content-start gap-1.5">
        {isCustom ? (
          <p id={labelId(id)} className="font-medium">
            {label}
          </p>
        ) : (
          <label htmlFor={id} className="font-medium">
            {label}
          </label>
        )}
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
