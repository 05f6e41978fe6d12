import { OTP_FIELDS, otpMachine, otpVerbs, otpView } from '@pgm/machines/otp';
import { OtpLogin } from '@pgm/ui/otp-login';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { referralCode } from '#app/shared/referral.ts';
import { typedBefore } from '#app/shared/typed-before.ts';

/** Login by code as the site runs it: a child of the login and sign-up flows. */
export const siteOtpMachine = otpMachine.provide({
  actors: {
    sendOtp: fromPromise(async ({ input, signal }) => (await browserClient()).auth.sendOtp(input, signal)),
    verifyOtp: fromPromise(async ({ input, signal }) =>
      (await browserClient()).auth.verifyOtp({ ...input, sponsorCode: referralCode() }, signal),
    ),
  },
});

/** The mobile tab in whatever state its actor is. */
export function OtpScreen({ actor }: { actor: ActorRefFrom<typeof otpMachine> }) {
  const { canEnter: _, ...facts } = otpView(useSelector(actor, (snapshot) => snapshot));
  const verbs = otpVerbs(actor.send);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const { field, value } of typedBefore(place.current, OTP_FIELDS)) verbs.changeField(field, value);
    // Once: what was typed while the page was still loading.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div ref={place}>
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
    </div>
  );
}
