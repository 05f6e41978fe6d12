import type { Failure, FailureBody, FailureCode } from '@pgm/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { LimitedFailure } from './rate-limit/rate-limiter.ts';

const STATUSES: Readonly<Record<FailureCode, ContentfulStatusCode>> = {
  aborted: 503,
  noResponse: 502,
  unreadable: 500,
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  rateLimited: 429,
  server: 500,
};

/** The HTTP status that says the same as a failure's code. */
export function statusOf(failure: Failure): ContentfulStatusCode {
  return STATUSES[failure.code];
}

/** The body of every failure of the catalogue, contacts and unknown calls; `message` is the first sentence. */
export function failureBody(message: string, sentences: readonly string[] = [message]): FailureBody {
  return { success: false, errors: sentences.map((errorDescription) => ({ errorDescription })), message };
}

/** Answers with a failure: its status, its sentence, the fields to blame, and when to come back. */
export function failureAnswer(context: Context, failure: LimitedFailure): Response {
  const { message, fields, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  return context.json({ ...failureBody(message), ...(fields && { fields }) }, statusOf(failure));
}
