import { INDIAN_STATES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { type LeadFormEvent, type leadFormMachine, shownErrors } from './lead-form.machine.ts';
import type { LeadField } from './lead-values.ts';

/** The facts that the form 'Join the business' shows. */
export function leadFormView(snapshot: SnapshotFrom<typeof leadFormMachine>) {
  return {
    values: snapshot.context.values,
    errors: shownErrors(snapshot.context),
    stateOptions: INDIAN_STATES,
    alert: snapshot.matches('failed') ? snapshot.context.alert : undefined,
    canSubmit: snapshot.can({ type: 'form.submit', key: '' }),
    status: readStatus(snapshot),
  };
}

/**
 * What the page shows: the form, ready or busy, or instead of it the notice that the lead is saved for later, or
 * the thank-you panel.
 */
type LeadFormStatus = 'ready' | 'submitting' | 'queued' | 'thanked';

function readStatus(snapshot: SnapshotFrom<typeof leadFormMachine>): LeadFormStatus {
  if (snapshot.matches('thanked')) return 'thanked';
  if (snapshot.matches('queued')) return 'queued';
  return snapshot.can({ type: 'form.submit', key: '' }) ? 'ready' : 'submitting';
}

/**
 * What a user can do with the form.
 * @param newKey makes a key with which a lead is sent, such as a UUID
 */
export function leadFormVerbs(send: (event: LeadFormEvent) => void, newKey: () => string) {
  return {
    changeField: (field: LeadField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit', key: newKey() }),
  };
}
