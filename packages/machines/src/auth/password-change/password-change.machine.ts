import { PasswordChange } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { createRecordForm, recordFormVerbs, recordFormView } from '../../kit/index.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

type PasswordChangeField = keyof typeof EMPTY;

/** The form with which a member replaces the password. Provide `saveRecord` with the call. */
export const passwordChangeMachine = createRecordForm<PasswordChange, unknown, typeof EMPTY>(PasswordChange, {
  id: 'password-change',
  empty: EMPTY,
});

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
