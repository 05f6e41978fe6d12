import type { SnapshotFrom } from 'xstate';
import type { AuthTab } from '../otp/tab-states.ts';
import {
  type SignupEvent,
  type SignupField,
  shownSignupErrors,
  type signupMachine,
} from './signup.machine.ts';

export { SIGNUP_FIELDS, type SignupEvent, type SignupField, signupMachine } from './signup.machine.ts';

/** The facts that the sign-up screen shows; `otpView` of the child `otp` gives the facts of its mobile tab. */
export function signupView(snapshot: SnapshotFrom<typeof signupMachine>) {
  const { values, alert } = snapshot.context;
  const isMobile = snapshot.matches('mobile') || snapshot.matches('verified');
  const tab: AuthTab = isMobile ? 'mobile' : 'email';
  return {
    tab,
    values,
    errors: shownSignupErrors(snapshot.context),
    alert: alert === undefined ? undefined : { text: alert },
    isBusy: snapshot.matches('submitting') || snapshot.matches('loggingIn'),
    canSubmit: snapshot.can({ type: 'form.submit' }),
    otp: snapshot.children.otp,
  };
}

/** What a user can do on the sign-up screen. */
export function signupVerbs(send: (event: SignupEvent) => void) {
  return {
    chooseTab: (tab: AuthTab) => send({ type: 'tab.choose', tab }),
    changeField: (field: SignupField, value: string) => send({ type: 'field.change', field, value }),
    submit: () => send({ type: 'form.submit' }),
  };
}
