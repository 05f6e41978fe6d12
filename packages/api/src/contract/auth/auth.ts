import * as z from 'zod/mini';
import {
  AccountEmail,
  Destination,
  JOINING_FIELDS,
  MobileNumber,
  NewPassword,
  Otp,
  PersonName,
  Username,
  passwordsMatch,
} from './account-rules.ts';
import { Done, dataResponse } from '../response.ts';
import { defineEndpoint } from '../endpoint.ts';
import { requiredText } from '../text.ts';
import { User } from './user.ts';

/** A token in a request; only its length is checked before it is verified. */
export const Token = z
  .string('Token is required')
  .check(z.minLength(1, 'Token is required'), z.maxLength(4096, 'Token is too long'));

/** The user and the tokens: the access token lasts minutes, the refresh token weeks. */
export const Session = z.object({
  token: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
  user: User,
});
export type Session = z.infer<typeof Session>;

/** The fields of the email tab of the login screen. */
export const LoginForm = z.object({
  usernameOrEmail: requiredText(254, 'Username or email', 'Enter your username or email'),
  password: z
    .string()
    .check(
      z.minLength(1, 'Enter your password'),
      z.maxLength(1000, 'Password must be at most 1000 characters'),
    ),
});
export type LoginForm = z.infer<typeof LoginForm>;

export const logIn = defineEndpoint({
  operation: 'logIn',
  summary: 'Logs in by username or mail address and password.',
  base: 'auth',
  method: 'POST',
  path: '/auth/login',
  policy: 'public',
  body: LoginForm,
  response: { status: 200, body: Session },
  failures: [400, 401, 403, 429],
});

/** The fields of the email tab of the sign-up screen, with the messages of spec section 5. */
export const RegistrationForm = z
  .object({
    name: PersonName,
    email: AccountEmail,
    username: Username,
    password: NewPassword,
    confirmPassword: z.string('Passwords do not match'),
  })
  .check(passwordsMatch);
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** A filled form with what the visitor brings along. */
export const Registration = z.extend(RegistrationForm, JOINING_FIELDS);
export type Registration = z.infer<typeof Registration>;

export const register = defineEndpoint({
  operation: 'register',
  summary: 'Creates an account; names and addresses in use and unknown sponsors are reported per field.',
  base: 'auth',
  method: 'POST',
  path: '/auth/register',
  policy: 'public',
  body: Registration,
  response: { status: 200, body: dataResponse(User) },
  failures: [400, 409, 429],
});

/** The form before a code is sent; the number is ten digits. */
export const OtpDetails = z.object({ name: PersonName, mobile: MobileNumber });
export type OtpDetails = z.infer<typeof OtpDetails>;

export const sendOtp = defineEndpoint({
  operation: 'sendOtp',
  summary: 'Sends a six-digit code by SMS, good for 300 s; another is sent only after that.',
  base: 'auth',
  method: 'POST',
  path: '/auth/send-otp',
  policy: 'public',
  body: z.object({ destination: Destination, firstName: PersonName }),
  response: { status: 200, body: dataResponse(z.object({ expiresInSeconds: z.int() })) },
  failures: [400, 429, 500],
});

export const verifyOtp = defineEndpoint({
  operation: 'verifyOtp',
  summary: 'Logs in by the code that was sent; a number seen for the first time gets an account.',
  base: 'auth',
  method: 'POST',
  path: '/auth/verify-otp',
  policy: 'public',
  body: z.object({ destination: Destination, otp: Otp, ...JOINING_FIELDS }),
  response: { status: 200, body: Session },
  failures: [400, 401, 403, 429],
});

export const refreshSession = defineEndpoint({
  operation: 'refreshSession',
  summary: 'Trades a refresh token for a new pair; using an old one again ends the whole session.',
  base: 'auth',
  method: 'POST',
  path: '/auth/refresh-token',
  policy: 'public',
  body: z.object({ refreshToken: Token }),
  response: {
    status: 200,
    body: dataResponse(z.object({ accessToken: z.string(), refreshToken: z.string() })),
  },
  failures: [400, 401, 429],
});

export const verifyToken = defineEndpoint({
  operation: 'verifyToken',
  summary: 'Says whether an access token is good, and whose it is.',
  base: 'auth',
  method: 'POST',
  path: '/auth/verify-token',
  policy: 'public',
  body: z.object({ token: Token }),
  response: { status: 200, body: dataResponse(User) },
  failures: [400, 401],
});

export const logOut = defineEndpoint({
  operation: 'logOut',
  summary: 'Ends the session: its refresh token and every access token made from it.',
  base: 'auth',
  method: 'POST',
  path: '/auth/logout',
  policy: 'member',
  body: z.object({ refreshToken: Token }),
  response: { status: 200, body: Done },
  failures: [400, 401],
});

/**
 * The settings with which a browser finds the Firebase project; all of them are public, and prove nothing about
 * their holder.
 */
export const FirebaseProject = z.object({
  apiKey: z.string().check(z.minLength(1)),
  /** The host of Firebase's own pages for this project. */
  authDomain: z.string().check(z.minLength(1)),
  projectId: z.string().check(z.minLength(1)),
});
export type FirebaseProject = z.infer<typeof FirebaseProject>;

/** The available ways to log in besides password and our own SMS; `firebase` is null where it is not configured. */
export const listSignInProviders = defineEndpoint({
  operation: 'listSignInProviders',
  summary: 'Which outside providers a person can log in with.',
  base: 'auth',
  method: 'GET',
  path: '/auth/providers',
  policy: 'public',
  response: {
    status: 200,
    body: dataResponse(z.object({ google: z.boolean(), firebase: z.nullable(FirebaseProject) })),
  },
  failures: [],
});

/**
 * The last step of the sign-in with Google. The popup at `GET /auth/google?challenge=…` ends with a `ticket`;
 * only the browser that opened it knows the `secret` whose SHA-256 (base64url) was the challenge.
 */
export const finishGoogleSignIn = defineEndpoint({
  operation: 'finishGoogleSignIn',
  summary: 'Trades the ticket of a finished Google sign-in for a session.',
  base: 'auth',
  method: 'POST',
  path: '/auth/google',
  policy: 'public',
  body: z.object({ ticket: Token, secret: Token, ...JOINING_FIELDS }),
  response: { status: 200, body: Session },
  failures: [400, 401, 403, 404, 429],
});

export const finishFirebaseSignIn = defineEndpoint({
  operation: 'finishFirebaseSignIn',
  summary: 'Trades an ID token of Firebase, for a mobile number or a Google account, for a session, once.',
  base: 'auth',
  method: 'POST',
  path: '/auth/firebase',
  policy: 'public',
  body: z.object({ idToken: Token, name: z.optional(PersonName), ...JOINING_FIELDS }),
  response: { status: 200, body: Session },
  failures: [400, 401, 403, 404, 429, 500],
});

export const ForgotPasswordForm = z.object({ email: AccountEmail });
export type ForgotPasswordForm = z.infer<typeof ForgotPasswordForm>;

export const requestPasswordReset = defineEndpoint({
  operation: 'requestPasswordReset',
  summary:
    'Sends a link for a new password if the address has an account; the response is the same without one.',
  base: 'auth',
  method: 'POST',
  path: '/auth/forgot-password',
  policy: 'public',
  body: ForgotPasswordForm,
  response: { status: 200, body: Done },
  failures: [400, 429],
});

export const ResetPasswordForm = z
  .object({ password: NewPassword, confirmPassword: z.string('Passwords do not match') })
  .check(passwordsMatch);
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>;

/** The form behind the link of an address that several accounts have registered: its owner says which one is theirs. */
export const ResetNamedPasswordForm = z.extend(ResetPasswordForm, { username: Username });

export const resetPassword = defineEndpoint({
  operation: 'resetPassword',
  summary:
    'Sets a new password by the token of a mailed link and ends all sessions of the account; with the username where the link is for several accounts.',
  base: 'auth',
  method: 'POST',
  path: '/auth/reset-password',
  policy: 'public',
  body: z.extend(ResetPasswordForm, { token: Token, username: z.optional(Username) }),
  response: { status: 200, body: Done },
  failures: [400, 429],
});
