import { type FailureCode, type Result, fail } from '@pgm/api/contract';
import * as z from 'zod';
import type { Logger } from '../logger.ts';

/** What a provider may say by itself, besides the codes of our own checks. */
const Said = z.enum([
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

/** What may be told of an error; its message and the rest of it can hold tokens and addresses. */
const Facts = z.object({
  name: Code,
  code: Code,
  error: Said.optional().catch(undefined),
  cause: z.object({ code: Code }).optional().catch(undefined),
});

/** A failed sign-in as a value; the log gets a word for the reason and nothing about the person. */
export function signInFailure(log: Logger, error: unknown, code: FailureCode): Result<never> {
  const facts = Facts.safeParse(error).data;
  const reason = facts?.error ?? facts?.code ?? facts?.cause?.code ?? facts?.name ?? 'unknown';
  log.warn({ reason }, 'a sign-in with Google failed');
  return fail({ code, message: 'Google sign-in failed. Please try again.' });
}
