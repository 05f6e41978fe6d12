import { ForgotPasswordForm } from '@pgm/api/contract';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { PLEASE_TRY_AGAIN, createSubmitForm, submitFormVerbs, submitFormView } from '../../kit/index.ts';

/** Requests an email with a link to set a new password. Provide `submitForm`. */
export const forgotPasswordMachine = createSubmitForm<ForgotPasswordForm, unknown, keyof ForgotPasswordForm>(
  ForgotPasswordForm,
  { id: 'forgot-password', empty: { email: '' } },
);

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
