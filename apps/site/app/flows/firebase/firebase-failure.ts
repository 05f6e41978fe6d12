import { type Failure, type Result, fail } from '@pgm/api/contract';
import * as z from 'zod/mini';

/** The part of the SDK's errors that says nothing about a person. */
const SdkError = z.object({ code: z.string().check(z.regex(/^auth\/[a-z-]{1,60}$/)) });

const NOT_VERIFIED: Failure = { code: 'unauthenticated', message: 'Invalid or expired OTP.' };

const FAILURES: Readonly<Record<string, Failure>> = {
  'auth/invalid-verification-code': NOT_VERIFIED,
  'auth/code-expired': NOT_VERIFIED,
  'auth/network-request-failed': { code: 'noResponse', message: 'No response from server.' },
  'auth/too-many-requests': {
    code: 'rateLimited',
    message: 'Too many requests. Please try again later.',
  },
};

/** What the SDK has thrown as a value; `message` is for all that has no sentence of its own. */
export function firebaseFailure(error: unknown, message: string): Result<never> {
  const code = SdkError.safeParse(error).data?.code ?? 'unknown';
  // The person is told a sentence; which of many reasons it was is for whoever looks into the console (spec section 8).
  // oxlint-disable-next-line eslint/no-console
  console.info(`Firebase: ${code}`);
  return fail(FAILURES[code] ?? { code: 'server', message });
}
