import type { SnapshotFrom } from 'xstate';
import {
  type ForgotPasswordEvent,
  type forgotPasswordMachine,
  shownForgotPasswordErrors,
} from './forgot-password.machine.ts';

/** The facts that the screen shows. */
export function forgotPasswordView(snapshot: SnapshotFrom<typeof forgotPasswordMachine>) {
  const { values, alert } = snapshot.context;
  return {
    email: values.email,
    error: shownForgotPasswordErrors(snapshot.context).email,
    alert: alert === undefined ? undefined : { text: alert },
    status: typeof snapshot.value === 'string' ? snapshot.value : ('ready' as const),
  };
}

/** What a user can do on the screen. */
export function forgotPasswordVerbs(send: (event: ForgotPasswordEvent) => void) {
  return {
    changeEmail: (email: string) => send({ type: 'email.change', email }),
    submit: () => send({ type: 'form.submit' }),
  };
}
