import type { SnapshotFrom } from 'xstate';
import type { AuthTab } from '../otp/tab-states.ts';
import {
  type SignUpEvent,
  type SignUpField,
  shownSignUpErrors,
  type signUpMachine,
} from './sign-up.machine.ts';

export { SIGN_UP_FIELDS, type SignUpEvent, type SignUpField, signUpMachine } from './sign-up.machine.ts';

/** The facts that the sign-up screen shows; `otpView` of the child `otp` gives the facts of its mobile tab. */
export function signUpView(snapshot: SnapshotFrom<typeof signUpMachine>) {
  const { values, alert } = snapshot.context;
  const isMobile = snapshot.matches('mobile') || snapshot.matches('verified');
  const tab: AuthTab = isMobile ? 'mobile' : 'email';
  return {
    tab,
    values,
    errors: shownSignUpErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isBusy: snapshot.matches('submitting') || snapshot.matches('loggingIn'),
    canSubmit: snapshot.can({ type: 'form.submit' }),
    otp: snapshot.children.otp,
  };
}

/** What a user can do on the sign-up screen. */
export function signUpVerbs(send: (event: SignUpEvent) => void) {
  return {
    chooseTab: (tab: AuthTab) => send({ type: 'tab.choose', tab }),
    changeField: (field: SignUpField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
  };
}
