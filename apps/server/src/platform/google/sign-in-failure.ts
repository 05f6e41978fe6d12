import { type Failure, type FailureCode, type Result, fail } from '@pgm/api/contract';
import * as z from 'zod';
import type { Logger } from '../log/logger.ts';

/** The error codes that a provider may send, besides the codes of our own checks. */
const Reported = z.enum([
  'access_denied',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
]);

const Code = z.string().optional().catch(undefined);

/** The facts of an error that may be logged; its message and other fields can hold tokens and addresses. */
const Facts = z.object({
  name: Code,
  code: Code,
  error: Reported.optional().catch(undefined),
  cause: z.object({ code: Code }).optional().catch(undefined),
});

/** A failed sign-in as a value; the log gets a reason and nothing about the person. */
export function signInFailure<Code extends FailureCode>(
  log: Logger,
  error: unknown,
  code: Code,
): Result<never, Failure<Code>> {
  const facts = Facts.safeParse(error).data;
  const reason = facts?.error ?? facts?.code ?? facts?.cause?.code ?? facts?.name ?? 'unknown';
  log.warn({ reason }, 'a sign-in with Google failed');
  return fail({ code, message: 'Google sign-in failed. Please try again.' });
}
