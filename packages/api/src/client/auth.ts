import {
  COUNTRY_CODE,
  finishFirebaseSignIn,
  finishGoogleSignIn,
  listSignInProviders,
  logIn,
  logOut,
  ok,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyToken,
} from '../contract/index.ts';
import type { BodyOf, LoginForm, OtpDetails, Registration } from '../contract/index.ts';
import type { Call } from './call.ts';

/** Logging in and out, signing up, and keeping the tokens good (spec section 7). */
export function authClient(call: Call) {
  return {
    logIn: (form: LoginForm, signal?: AbortSignal) => call(logIn, { body: form, signal }),

    register: async (registration: Registration, signal?: AbortSignal) => {
      const result = await call(register, { body: registration, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Sends a code to a ten-digit number. */
    sendOtp: async ({ name, mobile }: OtpDetails, signal?: AbortSignal) => {
      const result = await call(sendOtp, {
        body: { destination: COUNTRY_CODE + mobile, firstName: name },
        signal,
      });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Trades the code that was sent to a ten-digit number for a session. */
    verifyOtp: (
      { mobile, otp, sponsorCode }: { mobile: string; otp: string; sponsorCode?: string | undefined },
      signal?: AbortSignal,
    ) => call(verifyOtp, { body: { destination: COUNTRY_CODE + mobile, otp, sponsorCode }, signal }),

    /** Trades a refresh token for a new pair. */
    refresh: async (refreshToken: string, signal?: AbortSignal) => {
      const result = await call(refreshSession, { body: { refreshToken }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** The account that an access token belongs to. */
    verifyToken: async (token: string, signal?: AbortSignal) => {
      const result = await call(verifyToken, { body: { token }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    logOut: (refreshToken: string, signal?: AbortSignal) => call(logOut, { body: { refreshToken }, signal }),

    /** Which outside providers can be used. */
    providers: async (signal?: AbortSignal) => {
      const result = await call(listSignInProviders, { signal });
      return result.ok ? ok(result.value.data) : result;
    },

    finishGoogleSignIn: (proof: BodyOf<typeof finishGoogleSignIn>, signal?: AbortSignal) =>
      call(finishGoogleSignIn, { body: proof, signal }),

    finishFirebaseSignIn: (proof: BodyOf<typeof finishFirebaseSignIn>, signal?: AbortSignal) =>
      call(finishFirebaseSignIn, { body: proof, signal }),

    requestPasswordReset: (email: string, signal?: AbortSignal) =>
      call(requestPasswordReset, { body: { email }, signal }),

    resetPassword: (form: BodyOf<typeof resetPassword>, signal?: AbortSignal) =>
      call(resetPassword, { body: form, signal }),
  };
}
