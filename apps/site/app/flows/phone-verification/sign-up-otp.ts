import { type Result, ok } from '@pgm/api/contract';
import { otpMachine } from '@pgm/machines/otp';
import { fromPromise } from 'xstate';
import { signInProviders } from '../firebase/sign-in-providers.ts';
import { firebaseParts } from '../firebase/site-firebase.ts';
import { keptCode } from '../otp/kept-code.ts';
import { firebasePhone } from './firebase-phone.ts';
import type { PhoneVerification } from './phone-verification.ts';
import { serverPhone } from './server-phone.ts';

let byFirebase: PhoneVerification | undefined;

/** Firebase where it is configured, else our own server. */
async function phoneVerification(): Promise<Result<PhoneVerification>> {
  const providers = await signInProviders();
  if (!providers.ok) return providers;
  const { firebase } = providers.value;
  if (firebase === null) return ok(serverPhone);
  byFirebase ??= firebasePhone(firebaseParts(firebase));
  return ok(byFirebase);
}

/** Sign-up by code as the site runs it: the phone-verification provider sends it. A child of the sign-up flow. */
export const signUpOtpMachine = otpMachine.provide({
  actors: {
    sendOtp: fromPromise(async ({ input, signal }) => {
      const phone = await phoneVerification();
      return phone.ok ? phone.value.sendOtp(input, signal) : phone;
    }),
    verifyOtp: fromPromise(async ({ input, signal }) => {
      const phone = await phoneVerification();
      return phone.ok ? phone.value.verifyOtp(input, signal) : phone;
    }),
    recallCode: fromPromise(async () => {
      const code = keptCode.recall();
      const phone = code && (await phoneVerification());
      return phone?.ok === true && phone.value === byFirebase ? undefined : code;
    }),
  },
  actions: {
    keepCode: (_, code) => {
      // What Firebase has sent can be verified only by the page that asked for it.
      if (byFirebase === undefined) keptCode.keep(code);
    },
    forgetCode: keptCode.forget,
  },
});
