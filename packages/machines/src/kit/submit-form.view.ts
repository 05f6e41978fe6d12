import type { FieldErrors } from '@pgm/api/contract';
import type { SubmitFormContext, SubmitFormEvent } from './submit-form.machine.ts';

/** A snapshot of a form that is sent, whatever its fields. */
export interface SubmitFormSnapshot<Field extends string, Value> {
  readonly context: SubmitFormContext<Field, Value>;
  can(event: SubmitFormEvent<Field>): boolean;
  matches(state: 'editing' | 'queued' | 'done' | { editing: 'failed' }): boolean;
}

/** What the page shows: the form, ready or busy, or instead of it that the form waits on the device, or was sent. */
export type SubmitFormStatus = 'ready' | 'submitting' | 'queued' | 'done';

/** The facts that a form shows; the reason of a failure disappears with the next change. */
export function submitFormView<Field extends string, Value>(snapshot: SubmitFormSnapshot<Field, Value>) {
  const { values, touched, errors, reason, value, isAgain } = snapshot.context;
  const shown: { [Name in Field]?: string } = {};
  for (const field of touched) if (errors[field] !== undefined) shown[field] = errors[field];
  return {
    values,
    /** The errors of changed fields; after a submit, of all. */
    errors: shown satisfies FieldErrors<Field>,
    isFailed: snapshot.matches({ editing: 'failed' }),
    /** Why the last attempt failed; undefined where the failure has no sentence. */
    reason,
    canSubmit: snapshot.can({ type: 'form.submit', key: '' }),
    status: toStatus(snapshot),
    value,
    isAgain,
  };
}

function toStatus(snapshot: Pick<SubmitFormSnapshot<string, unknown>, 'matches'>): SubmitFormStatus {
  if (snapshot.matches('editing')) return 'ready';
  if (snapshot.matches('queued')) return 'queued';
  return snapshot.matches('done') ? 'done' : 'submitting';
}

/**
 * What a user can do with a form.
 * @param newKey makes the key with which the form is sent, such as a UUID. Default: for calls that take no key.
 */
export function submitFormVerbs<Field extends string>(
  send: (event: SubmitFormEvent<Field>) => void,
  newKey: () => string = () => '',
) {
  return {
    changeField: (field: Field, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit', key: newKey() }),
    again: () => send({ type: 'form.again' }),
  };
}
