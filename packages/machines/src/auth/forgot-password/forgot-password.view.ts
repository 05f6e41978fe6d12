import type { EventFrom, SnapshotFrom } from 'xstate';
import { PLEASE_TRY_AGAIN, submitFormVerbs, submitFormView } from '../../kit/index.ts';
import type { forgotPasswordMachine } from './forgot-password.machine.ts';

/** What the screen shows for each status of the form. */
const STATUS = { ready: 'ready', submitting: 'sending', queued: 'sending', done: 'sent' } as const;

/** The facts that the screen shows. */
export function forgotPasswordView(snapshot: SnapshotFrom<typeof forgotPasswordMachine>) {
  const { values, errors, isFailed, reason, status } = submitFormView(snapshot);
  return {
    email: values.email,
    error: errors.email,
    alert: isFailed ? { text: reason ?? PLEASE_TRY_AGAIN } : undefined,
    status: STATUS[status],
  };
}

/** What a user can do on the screen. */
export function forgotPasswordVerbs(send: (event: EventFrom<typeof forgotPasswordMachine>) => void) {
  const { changeField, submit } = submitFormVerbs(send);
  return { changeEmail: (email: string) => changeField('email', email), submit };
}
