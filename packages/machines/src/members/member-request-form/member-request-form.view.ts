import { PROFILE_FIELDS } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import {
  type MemberRequestFormEvent,
  type memberRequestFormMachine,
  shownMemberRequestErrors,
} from './member-request-form.machine.ts';
import type { MemberRequestField } from './member-request-values.ts';

/** The facts that the member request form shows. */
export function memberRequestFormView(snapshot: SnapshotFrom<typeof memberRequestFormMachine>) {
  const { values, alert } = snapshot.context;
  return {
    isOpen: !snapshot.matches('closed'),
    values,
    errors: shownMemberRequestErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isSending: snapshot.matches('sending'),
    fieldOptions: PROFILE_FIELDS,
  };
}

/** What a user can do with the form. */
export function memberRequestFormVerbs(send: (event: MemberRequestFormEvent) => void) {
  return {
    open: () => send({ type: 'form.open' }),
    changeField: (field: MemberRequestField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
    close: () => send({ type: 'form.close' }),
  };
}
