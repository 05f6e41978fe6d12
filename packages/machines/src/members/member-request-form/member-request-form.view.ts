import { PROFILE_FIELDS } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { MemberRequestField, memberRequestFormMachine } from './member-request-form.machine.ts';

/** The facts that the member request form shows; an error of a field needs no alert above the form. */
export function memberRequestFormView(snapshot: SnapshotFrom<typeof memberRequestFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  const isFieldRejected = Object.keys(snapshot.context.rejected).length > 0;
  return {
    isOpen,
    values,
    errors,
    alert: isFieldRejected ? undefined : alert,
    isSending: isSaving,
    fieldOptions: PROFILE_FIELDS,
  };
}

/** What a user can do with the form. */
export function memberRequestFormVerbs(send: (event: EventFrom<typeof memberRequestFormMachine>) => void) {
  const { add, changeField, submit, close } = recordFormVerbs(send);
  return {
    open: () => add(),
    changeField: (field: MemberRequestField, value: string) => changeField(field, value),
    submit,
    close,
  };
}
