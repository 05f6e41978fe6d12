import type { FieldErrors } from '@pgm/api/contract';
import {
  type FieldConflict,
  type FieldOf,
  type FormValues,
  type RecordFormContext,
  type RecordFormEvent,
  isDirty,
} from './record-form.machine.ts';

/** A snapshot of a record form, whatever its record. */
interface RecordFormSnapshot<Stored, Values extends FormValues> {
  readonly value: unknown;
  readonly context: RecordFormContext<Stored, Values>;
}

/** The facts that the form of a record shows. */
export function recordFormView<Stored, Values extends FormValues>({
  value,
  context,
}: RecordFormSnapshot<Stored, Values>) {
  const { values, record, alert } = context;
  const conflicts: readonly FieldConflict<Values>[] = context.conflicts;
  return {
    isOpen: value !== 'closed',
    isSaving: value === 'saving',
    isDiscarding: value === 'discarding',
    mode: record === undefined ? ('add' as const) : ('edit' as const),
    record,
    values,
    errors: shownErrors(context),
    // A sentence below a field needs no alert above the form.
    alert:
      alert === undefined || Object.values(context.rejected).includes(alert) ? undefined : { text: alert },
    conflicts,
    isDirty: isDirty(context),
  };
}

/** The errors that the user sees: those of touched fields, and what the server rejected. */
function shownErrors<Stored, Values extends FormValues>({
  errors,
  touched,
  rejected,
}: RecordFormContext<Stored, Values>): FieldErrors<FieldOf<Values>> {
  const shown: { [Field in FieldOf<Values>]?: string } = { ...rejected };
  for (const field of touched) {
    const error = errors[field];
    if (error !== undefined) shown[field] ??= error;
  }
  return shown;
}

/** What a user can do with the form of a record. */
export function recordFormVerbs<Stored, Values extends FormValues>(
  send: (event: RecordFormEvent<Stored, Values>) => void,
) {
  return {
    add: (draft?: Values) => send({ type: 'form.add', draft }),
    /** Opens a new record with what is known already. */
    addWith: (known: Partial<Values>) => send({ type: 'form.add', known }),
    edit: (record: Stored) => send({ type: 'form.edit', record }),
    changeField: (field: FieldOf<Values>, value: Values[FieldOf<Values>]) =>
      send({ type: 'field.change', field, value }),
    resolve: (field: string, choice: 'mine' | 'theirs') => send({ type: 'conflict.resolve', field, choice }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
    leave: () => send({ type: 'form.leave' }),
    discard: () => send({ type: 'form.discard' }),
    resume: () => send({ type: 'form.resume' }),
  };
}
