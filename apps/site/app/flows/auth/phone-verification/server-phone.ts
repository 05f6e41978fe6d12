import { browserClient } from '#app/kit/browser-client.ts';
import { joiningFields } from '../sponsor/joining.ts';
import type { PhoneVerification } from './phone-verification.ts';

/** Phone verification by our own server. */
export const serverPhone: PhoneVerification = {
  sendOtp: async (details, signal) => (await browserClient()).auth.sendOtp(details, signal),
  verifyOtp: async (guess, signal) =>
    (await browserClient()).auth.verifyOtp({ ...guess, ...(await joiningFields()) }, signal),
};
