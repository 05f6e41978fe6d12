import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { PasswordChangeField, passwordChangeMachine } from './password-change.machine.ts';

/** The facts that the form shows. */
export function passwordChangeView(snapshot: SnapshotFrom<typeof passwordChangeMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return { isOpen, isSaving, values, errors, alert };
}

/** What a member can do with the form. */
export function passwordChangeVerbs(send: (event: EventFrom<typeof passwordChangeMachine>) => void) {
  const { add, changeField, submit, close } = recordFormVerbs(send);
  return {
    open: () => add(),
    changeField: (field: PasswordChangeField, value: string) => changeField(field, value),
    submit,
    close,
  };
}
