import type { SnapshotFrom } from 'xstate';
import type { AuthTab } from '../otp/tab-states.ts';
import { type LoginEvent, type LoginField, type loginMachine, shownLoginErrors } from './login.machine.ts';

export { LOGIN_FIELDS, type LoginEvent, type LoginField, loginMachine } from './login.machine.ts';

/** The facts that the login screen shows; `otpView` of the child `otp` gives the facts of its mobile tab. */
export function loginView(snapshot: SnapshotFrom<typeof loginMachine>) {
  const { values, alert } = snapshot.context;
  const tab: AuthTab = snapshot.matches('email') || snapshot.matches('submitting') ? 'email' : 'mobile';
  return {
    tab,
    values,
    errors: shownLoginErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isBusy: snapshot.matches('submitting'),
    canSubmit: snapshot.can({ type: 'form.submit' }),
    otp: snapshot.children.otp,
  };
}

/** What a user can do on the login screen. */
export function loginVerbs(send: (event: LoginEvent) => void) {
  return {
    chooseTab: (tab: AuthTab) => send({ type: 'tab.choose', tab }),
    changeField: (field: LoginField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
  };
}
