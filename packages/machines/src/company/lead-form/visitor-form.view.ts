import type { AnyMachineSnapshot } from 'xstate';
import { shownErrors } from '../../kit/form-errors.ts';
import type { VisitorFormContext, VisitorFormEvent, VisitorFormOptions } from './visitor-form.machine.ts';

/** A snapshot of a form of a visitor. */
type VisitorFormSnapshot<Field extends string> = AnyMachineSnapshot & {
  readonly context: VisitorFormContext<Field>;
};

/** The facts that a form of a visitor shows. */
export function visitorFormView<Field extends string>(
  schema: VisitorFormOptions<unknown, Field>['schema'],
  snapshot: VisitorFormSnapshot<Field>,
) {
  return {
    values: snapshot.context.values,
    errors: shownErrors<Field>(schema, snapshot.context),
    alert: snapshot.matches('failed') ? snapshot.context.alert : undefined,
    canSubmit: snapshot.can({ type: 'form.submit', key: '' }),
    status: readStatus(snapshot),
  };
}

/**
 * What the page shows: the form, ready or busy, or instead of it the notice that the lead is saved for later, or
 * the thank-you panel.
 */
type VisitorFormStatus = 'ready' | 'submitting' | 'queued' | 'thanked';

function readStatus(snapshot: AnyMachineSnapshot): VisitorFormStatus {
  if (snapshot.matches('thanked')) return 'thanked';
  if (snapshot.matches('queued')) return 'queued';
  return snapshot.can({ type: 'form.submit', key: '' }) ? 'ready' : 'submitting';
}

/**
 * What a user can do with the form.
 * @param newKey makes a key with which a lead is sent, such as a UUID
 */
export function visitorFormVerbs<Field extends string>(
  send: (event: VisitorFormEvent<Field>) => void,
  newKey: () => string,
) {
  return {
    changeField: (field: Field, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit', key: newKey() }),
  };
}
