import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { NewPassword, passwordsMatch } from './account-rules.ts';

/** A session of the caller on one device; times are ISO text. */
export const OwnSession = z.object({
  id: z.string(),
  /** The browser and its system, such as `Chrome · Android`; null when they are not known. */
  device: z.nullable(z.string()),
  startedAt: z.string(),
  /** The login or its last refresh. */
  lastUsedAt: z.string(),
  /** Whether the call came from this session. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** What protects the account of the caller. */
export const AccountSecurity = z.object({
  /** False for accounts that log in by mobile or Google only. */
  hasPassword: z.boolean(),
  /** The sessions that are not ended, the one of the call first, then by their last use. */
  sessions: z.array(OwnSession),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

/** The form with which a member replaces the password. */
export const PasswordChange = z
  .object({
    currentPassword: z
      .string()
      .check(
        z.minLength(1, 'Enter your password'),
        z.maxLength(1000, 'Password must be at most 1000 characters'),
      ),
    password: NewPassword,
    confirmPassword: z.string('Passwords do not match'),
  })
  .check(passwordsMatch);
export type PasswordChange = z.infer<typeof PasswordChange>;

export const getAccountSecurity = defineEndpoint({
  operation: 'getAccountSecurity',
  summary: 'Whether the caller has a password, and on which devices they are logged in.',
  base: 'auth',
  method: 'GET',
  path: '/auth/security',
  policy: 'member',
  response: { status: 200, body: dataResponse(AccountSecurity) },
  failures: [401],
});

export const endSession = defineEndpoint({
  operation: 'endSession',
  summary: 'Ends one session of the caller: its tokens are invalid at once.',
  base: 'auth',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  policy: 'member',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [400, 401, 404],
});

export const endOtherSessions = defineEndpoint({
  operation: 'endOtherSessions',
  summary: 'Ends all sessions of the caller except the one of the call.',
  base: 'auth',
  method: 'POST',
  path: '/auth/sessions/end-others',
  policy: 'member',
  response: { status: 200, body: Done },
  failures: [401],
});

export const changePassword = defineEndpoint({
  operation: 'changePassword',
  summary:
    'Replaces the password of the caller, who sends the current one; all sessions except the one of the call end.',
  base: 'auth',
  method: 'POST',
  path: '/auth/change-password',
  policy: 'member',
  body: PasswordChange,
  response: { status: 200, body: Done },
  failures: [400, 401, 409, 429],
});
