import { otpMachine, otpVerbs, otpView } from '@pgm/machines/otp';
import { OtpLogin } from '@pgm/ui/otp-login';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { serverPhone } from '../phone-verification/server-phone.ts';
import { keptCode } from './kept-code.ts';

/** Login by code as the site runs it: our own server sends it. A child of the login flow. */
export const siteOtpMachine = otpMachine.provide({
  actors: {
    sendOtp: fromPromise(({ input, signal }) => serverPhone.sendOtp(input, signal)),
    verifyOtp: fromPromise(({ input, signal }) => serverPhone.verifyOtp(input, signal)),
    recallCode: fromPromise(async () => keptCode.recall()),
  },
  actions: { keepCode: (_, code) => keptCode.keep(code), forgetCode: keptCode.forget },
});

/** The mobile tab in whatever state its actor is. */
export function OtpScreen({ actor }: { actor: ActorRefFrom<typeof otpMachine> }) {
  const { canEnter: _, ...facts } = otpView(useSelector(actor, (snapshot) => snapshot));
  const verbs = otpVerbs(actor.send);
  return (
    <OtpLogin
      {...facts}
      onChange={verbs.changeField}
      onSend={verbs.sendOtp}
      onDigits={verbs.changeDigits}
      onRejectDigits={verbs.rejectDigits}
      onVerify={verbs.verify}
      onResend={verbs.resend}
      onEditDetails={verbs.editDetails}
    />
  );
}
