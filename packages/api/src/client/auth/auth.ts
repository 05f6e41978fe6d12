import {
  COUNTRY_CODE,
  finishFirebaseSignIn,
  finishGoogleSignIn,
  listSignInProviders,
  logIn,
  logOut,
  refreshSession,
  register,
  requestPasswordReset,
  resetPassword,
  sendOtp,
  undoContactChange,
  verifyOtp,
  verifyToken,
} from '../../contract/index.ts';
import type { BodyOf, JoiningFields, LoginForm, OtpDetails, Registration } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Login, logout, sign-up and renewal of tokens (spec section 7). */
export function authClient(call: Call) {
  return {
    logIn: (form: LoginForm, signal?: AbortSignal) => call(logIn, { body: form, signal }),

    register: (registration: Registration, signal?: AbortSignal) =>
      toData(call(register, { body: registration, signal })),

    /** Sends a code to a ten-digit number. */
    sendOtp: ({ name, mobile }: OtpDetails, signal?: AbortSignal) =>
      toData(
        call(sendOtp, {
          body: { destination: COUNTRY_CODE + mobile, firstName: name },
          signal,
        }),
      ),

    /** Exchanges the code that was sent to a ten-digit number for a session. */
    verifyOtp: (
      { mobile, otp, ...joining }: { mobile: string; otp: string } & JoiningFields,
      signal?: AbortSignal,
    ) => call(verifyOtp, { body: { destination: COUNTRY_CODE + mobile, otp, ...joining }, signal }),

    /** Exchanges a refresh token for a new pair. */
    refresh: (refreshToken: string, signal?: AbortSignal) =>
      toData(call(refreshSession, { body: { refreshToken }, signal })),

    /** The account that an access token belongs to. */
    verifyToken: (token: string, signal?: AbortSignal) =>
      toData(call(verifyToken, { body: { token }, signal })),

    logOut: (refreshToken: string, signal?: AbortSignal) => call(logOut, { body: { refreshToken }, signal }),

    /** The available sign-in providers. */
    providers: (signal?: AbortSignal) => toData(call(listSignInProviders, { signal })),

    finishGoogleSignIn: (proof: BodyOf<typeof finishGoogleSignIn>, signal?: AbortSignal) =>
      call(finishGoogleSignIn, { body: proof, signal }),

    finishFirebaseSignIn: (proof: BodyOf<typeof finishFirebaseSignIn>, signal?: AbortSignal) =>
      call(finishFirebaseSignIn, { body: proof, signal }),

    requestPasswordReset: (email: string, signal?: AbortSignal) =>
      call(requestPasswordReset, { body: { email }, signal }),

    resetPassword: (form: BodyOf<typeof resetPassword>, signal?: AbortSignal) =>
      call(resetPassword, { body: form, signal }),

    undoContactChange: (form: BodyOf<typeof undoContactChange>, signal?: AbortSignal) =>
      call(undoContactChange, { body: form, signal }),
  };
}
