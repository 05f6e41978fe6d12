import type { FieldErrors } from '@pgm/api/contract';
import type { FieldOf, FormValues, RecordFormContext, RecordFormEvent } from './record-form.machine.ts';

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
  const { values, initial, record, alert, isConflict } = context;
  return {
    isOpen: value !== 'closed',
    isSaving: value === 'saving',
    mode: record === undefined ? ('add' as const) : ('edit' as const),
    values,
    errors: shownErrors(context),
    alert: alert === undefined ? undefined : { text: alert },
    isConflict,
    isDirty: Object.entries(values).some(([field, typed]) => typed !== initial[field]),
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
    edit: (record: Stored) => send({ type: 'form.edit', record }),
    changeField: (field: FieldOf<Values>, value: string | boolean) =>
      send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
  };
}
