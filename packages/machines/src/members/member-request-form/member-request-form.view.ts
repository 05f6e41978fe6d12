import { CORRECTABLE_FACTS, GENDERS } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { MemberRequestField, memberRequestFormMachine } from './member-request-form.machine.ts';

/** The facts that the member request form shows. */
export function memberRequestFormView(snapshot: SnapshotFrom<typeof memberRequestFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return {
    isOpen,
    values,
    errors,
    alert,
    isSending: isSaving,
    fieldOptions: CORRECTABLE_FACTS,
    genderOptions: GENDERS,
  };
}

/** What a user can do with the form. */
export function memberRequestFormVerbs(send: (event: EventFrom<typeof memberRequestFormMachine>) => void) {
  const { add, changeField, submit, close, leave } = recordFormVerbs(send);
  return {
    open: () => add(),
    changeField: (field: MemberRequestField, value: string) => changeField(field, value),
    submit,
    close,
    leave,
  };
}
