import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Done, dataResponse } from '../response.ts';

/** The digits of an authenticator app, or a recovery code, as typed. */
export const SecondFactorCode = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a code'), z.maxLength(40, 'Code must be at most 40 characters'));

/**
 * What the session still needs before staff calls: `enrol` a second factor, a `code` of it, or nothing (`passed`, or
 * `off` for members, and for staff without a second factor where none is required).
 */
export const SecondFactor = z.object({
  state: z.enum(['off', 'enrol', 'code', 'passed']),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app needs; it is shown only now. */
export const SecondFactorSetup = z.object({
  /** Base32, for typing. */
  key: z.string(),
  /** `otpauth://…`, for a QR code. */
  address: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const getSecondFactor = defineEndpoint({
  operation: 'getSecondFactor',
  summary: 'What the session of a staff member still needs before staff calls.',
  base: 'auth',
  method: 'GET',
  path: '/auth/second-factor',
  policy: 'member',
  response: { status: 200, body: dataResponse(SecondFactor) },
  failures: [401],
});

export const startSecondFactor = defineEndpoint({
  operation: 'startSecondFactor',
  summary:
    'Begins a second factor; it counts once a code of it is confirmed. A second one needs a code of the first.',
  base: 'auth',
  method: 'POST',
  path: '/auth/second-factor/start',
  policy: 'member',
  /** An empty code for the first one. */
  body: z.object({
    code: z.string('Enter a code').check(z.maxLength(40, 'Code must be at most 40 characters')),
  }),
  response: { status: 200, body: dataResponse(SecondFactorSetup) },
  failures: [400, 401, 409, 429],
});

export const confirmSecondFactor = defineEndpoint({
  operation: 'confirmSecondFactor',
  summary:
    'Turns on the second factor that was begun, by its first code; the recovery codes are sent only now.',
  base: 'auth',
  method: 'POST',
  path: '/auth/second-factor/confirm',
  policy: 'member',
  body: z.object({ code: SecondFactorCode }),
  response: { status: 200, body: dataResponse(z.object({ recoveryCodes: z.array(z.string()) })) },
  failures: [400, 401, 409, 429],
});

export const passSecondFactor = defineEndpoint({
  operation: 'passSecondFactor',
  summary:
    'Proves the second factor for this session, by a code of the app or a recovery code, each good once.',
  base: 'auth',
  method: 'POST',
  path: '/auth/second-factor/pass',
  policy: 'member',
  body: z.object({ code: SecondFactorCode }),
  response: { status: 200, body: Done },
  failures: [400, 401, 409, 429],
});
