import { type Result, fail, ok } from '@pgm/api/contract';
import { otpMachine } from '@pgm/machines/auth/otp';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { referralCode } from '../sponsor/referral.ts';
import { signInProviders } from '../firebase/sign-in-providers.ts';
import { firebaseParts } from '../firebase/site-firebase.ts';
import { savedCode } from '../otp/saved-code.ts';
import { firebasePhone } from '../phone-verification/firebase-phone.ts';
import type { PhoneVerification } from '../phone-verification/phone-verification.ts';
import { serverPhone } from '../phone-verification/server-phone.ts';

let byFirebase: PhoneVerification | undefined;

/** Firebase when it is configured, otherwise our own server. */
async function phoneVerification(): Promise<Result<PhoneVerification>> {
  const providers = await signInProviders();
  if (!providers.ok) return providers;
  const { firebase } = providers.value;
  if (firebase === null) return ok(serverPhone);
  byFirebase ??= firebasePhone(firebaseParts(firebase));
  return ok(byFirebase);
}

/** Fails for a sponsor code that does not exist: the account of a new number would have no sponsor. */
async function checkSponsor(signal: AbortSignal): Promise<Result<unknown>> {
  const code = await referralCode();
  if (code === undefined) return ok(undefined);
  const sponsor = await (await browserClient()).associates.sponsor(code, signal);
  if (sponsor.ok || sponsor.failure.code !== 'notFound') return ok(undefined);
  const message = 'No associate has this code. Correct it, or leave the field empty.';
  return fail({ code: 'invalid', message, fields: { sponsorCode: message } } as const);
}

/**
 * The OTP machine of sign-up with the site's implementations: the phone-verification provider sends the code. A
 * child of the sign-up flow.
 */
export const signUpOtpMachine = withPorts(otpMachine)({
  actors: {
    sendOtp: fromPromise(async ({ input, signal }) => {
      const sponsor = await checkSponsor(signal);
      if (!sponsor.ok) return sponsor;
      const phone = await phoneVerification();
      return phone.ok ? phone.value.sendOtp(input, signal) : phone;
    }),
    verifyOtp: fromPromise(async ({ input, signal }) => {
      const phone = await phoneVerification();
      return phone.ok ? phone.value.verifyOtp(input, signal) : phone;
    }),
    recallCode: fromPromise(async () => {
      const code = savedCode.recall();
      const phone = code && (await phoneVerification());
      return phone?.ok === true && phone.value === byFirebase ? undefined : code;
    }),
  },
  actions: {
    saveCode: (_, { code }) => {
      // Only the page that requested a code from Firebase can verify it.
      if (byFirebase === undefined) savedCode.save(code);
    },
    forgetCode: savedCode.forget,
  },
});
