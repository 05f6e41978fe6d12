import type { SnapshotFrom } from 'xstate';
import {
  type ResetPasswordEvent,
  type ResetPasswordField,
  type resetPasswordMachine,
  shownResetPasswordErrors,
} from './reset-password.machine.ts';

export {
  type ResetPasswordEvent,
  type ResetPasswordField,
  resetPasswordMachine,
} from './reset-password.machine.ts';

/** The facts that the screen shows. */
export function resetPasswordView(snapshot: SnapshotFrom<typeof resetPasswordMachine>) {
  const { values, alert, asksForUsername } = snapshot.context;
  return {
    values,
    asksForUsername,
    errors: shownResetPasswordErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    /** The user must request another link. */
    isLinkDead: snapshot.matches({ editing: 'dead' }),
    status: typeof snapshot.value === 'string' ? snapshot.value : ('ready' as const),
  };
}

/** What a user can do on the screen. */
export function resetPasswordVerbs(send: (event: ResetPasswordEvent) => void) {
  return {
    changeField: (field: ResetPasswordField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
  };
}
