import { PROFILE_FIELDS } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type RequestFormEvent,
  type requestFormMachine,
  shownRequestErrors,
} from './request-form.machine.ts';
import type { RequestField } from './request-values.ts';

/** The facts that the form of a request shows. */
export function requestFormView(snapshot: SnapshotFrom<typeof requestFormMachine>) {
  const { values, alert } = snapshot.context;
  return {
    isOpen: !snapshot.matches('closed'),
    values,
    errors: shownRequestErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isSending: snapshot.matches('sending'),
    fieldOptions: PROFILE_FIELDS,
  };
}

/** What a person can do with the form. */
export function requestFormVerbs(send: (event: RequestFormEvent) => void) {
  return {
    open: () => send({ type: 'form.open' }),
    changeField: (field: RequestField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
  };
}
