import { type AuthTab, otpMachine, otpVerbs, otpView } from '@pgm/machines/auth/otp';
import { withPorts } from '@pgm/machines/kit';
import { useSelector } from '@xstate/react';
import { OtpLogin, type OtpLoginProps } from '@pgm/ui/auth/otp-login';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { serverPhone } from '../phone-verification/server-phone.ts';
import { savedCode } from './saved-code.ts';

/** The OTP machine with the site's implementations: our own server sends the code. A child of the login flow. */
export const siteOtpMachine = withPorts(otpMachine)({
  actors: {
    sendOtp: fromPromise(({ input, signal }) => serverPhone.sendOtp(input, signal)),
    verifyOtp: fromPromise(({ input, signal }) => serverPhone.verifyOtp(input, signal)),
    recallCode: fromPromise(async () => savedCode.recall()),
  },
  actions: { saveCode: (_, { code }) => savedCode.save(code), forgetCode: savedCode.forget },
});

interface OtpScreenProps extends Pick<OtpLoginProps, 'beforeButton'> {
  readonly actor: ActorRefFrom<typeof otpMachine>;
}

/** Whether the open tab asks for a code that was sent, so that the other ways to log in step back. */
export function useIsCodeOut(tab: AuthTab, actor: ActorRefFrom<typeof otpMachine> | undefined): boolean {
  const isSent = useSelector(actor, (snapshot) => snapshot && otpView(snapshot).stage === 'code');
  return tab === 'mobile' && isSent === true;
}

/** The screen of the mobile tab for any state of its actor. */
export function OtpScreen({ actor, beforeButton }: OtpScreenProps) {
  const [{ canEnter: _, ...facts }, verbs] = useFlow(actor, otpView, otpVerbs);
  return (
    <OtpLogin
      {...facts}
      beforeButton={beforeButton}
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
