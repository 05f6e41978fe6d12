import type { Context } from 'hono';
import { failureResponse } from './failure-response.ts';

/** When a caller may try again, in seconds. */
const RETRY_SECONDS = 3;

/** Thrown when so much work of a kind waits that more of it would only wait longer. The response is 503. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** The response while the server is busy. */
export function busyResponse(context: Context): Response {
  return failureResponse(context, {
    code: 'aborted',
    message: `The server is busy. Please try again in ${RETRY_SECONDS} seconds.`,
    retryAfterSeconds: RETRY_SECONDS,
  });
}
