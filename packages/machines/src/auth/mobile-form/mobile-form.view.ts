import type { User } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { recordFormVerbs, recordFormView } from '../../kit/index.ts';
import type { mobileFormMachine } from './mobile-form.machine.ts';

/** The facts that the form shows. */
export function mobileFormView(snapshot: SnapshotFrom<typeof mobileFormMachine>) {
  const { isOpen, isSaving, values, errors, alert } = recordFormView(snapshot);
  return { isOpen, isSaving, mobile: values.mobile, error: errors.mobile, alert };
}

/** What a member can do with the form. */
export function mobileFormVerbs(send: (event: EventFrom<typeof mobileFormMachine>) => void) {
  const { edit, changeField, submit, close } = recordFormVerbs(send);
  return {
    open: (user: User) => edit(user),
    change: (typed: string) => changeField('mobile', typed),
    submit,
    close,
  };
}
