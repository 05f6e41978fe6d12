import type { ResponseOf, Endpoint, Failure, FailureBody, FailureCode, Result } from '@pgm/api/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CsvFile } from './csv-file.ts';
import type { LimitedFailure } from '../rate-limit/rate-limiter.ts';

const STATUSES = {
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
} as const satisfies Readonly<Record<FailureCode, ContentfulStatusCode>>;

/** A failure whose status stands in the descriptor of the endpoint. */
export type DeclaredFailure<E extends Endpoint> = LimitedFailure<
  { [Code in FailureCode]: (typeof STATUSES)[Code] extends E['failures'][number] ? Code : never }[FailureCode]
>;

/** What a call responds with: its body, or a file. */
type Success<E extends Endpoint> = E['response'] extends { readonly type: 'csv' } ? CsvFile : ResponseOf<E>;

/** The result of a call: its success body, or a failure that the descriptor declares. */
export type Outcome<E extends Endpoint> = Result<Success<E>, DeclaredFailure<E>>;

/** The HTTP status that says the same as a failure's code. */
export function readStatus(failure: Failure): ContentfulStatusCode {
  return STATUSES[failure.code];
}

/** The body of every failure of the catalogue, contacts and unknown calls; `message` is the first sentence. */
export function failureBody(message: string, sentences: readonly string[] = [message]): FailureBody {
  return { success: false, errors: sentences.map((errorDescription) => ({ errorDescription })), message };
}

/** The response for a failure: its status, its sentence, the invalid fields, and when to try again. */
export function failureResponse(
  context: Context,
  failure: Failure & { readonly retryAfterSeconds?: number },
): Response {
  const { message, fields, current, retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  const body = {
    ...failureBody(message),
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
  };
  return context.json(body, readStatus(failure));
}
