import { type Failure, type Result, fail } from '@pgm/api/contract';
import * as z from 'zod/mini';

/** The part of the SDK's errors that contains no personal data. */
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

/** The failure of an error that the SDK has thrown; `message` is for all errors without a sentence of their own. */
export function firebaseFailure(error: unknown, message: string): Result<never> {
  const code = SdkError.safeParse(error).data?.code ?? 'unknown';
  // The user sees a sentence; the console has the exact reason (spec section 8).
  // oxlint-disable-next-line eslint/no-console
  console.info(`Firebase: ${code}`);
  return fail(FAILURES[code] ?? { code: 'server', message });
}
