import { INDIAN_STATES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type LeadField,
  type LeadFormEvent,
  type leadFormMachine,
  shownErrors,
} from './lead-form.machine.ts';

/** The facts that the form 'Join the business' shows. */
export function leadFormView(snapshot: SnapshotFrom<typeof leadFormMachine>) {
  return {
    values: snapshot.context.values,
    errors: shownErrors(snapshot.context),
    stateOptions: INDIAN_STATES,
    alert: snapshot.context.alert,
    isThanked: snapshot.matches('thanked'),
    canSubmit: snapshot.can({ type: 'form.submit' }),
  };
}

/** What a person can do with the form. */
export function leadFormVerbs(send: (event: LeadFormEvent) => void) {
  return {
    changeField: (field: LeadField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
  };
}
