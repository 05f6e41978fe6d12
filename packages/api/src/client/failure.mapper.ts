import wretch from 'wretch';
import * as z from 'zod/mini';
import type { Failure, FailureCode } from '../contract/index.ts';

const CODES: Readonly<Record<number, FailureCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'rateLimited',
};

const MessageBody = z.object({
  message: z.string().check(z.minLength(1)),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});

/** The product's message for a missing response (spec section 8). */
export const NO_RESPONSE: Failure = { code: 'noResponse', message: 'No response from server.' };

const NO_CONNECTION: Failure = {
  code: 'noResponse',
  message: 'You seem to be offline. Check your connection and try again.',
  isOffline: true,
};

/** A response that is not what the contract says. */
export const UNREADABLE: Failure = { code: 'unreadable', message: '' };

/**
 * Turns an error of a request into a failure; the signal shows whether the request was aborted.
 * @param isOnline whether the browser is online, as far as is known
 */
export function toFailure(error: unknown, signal: AbortSignal | undefined, isOnline: boolean): Failure {
  if (signal?.aborted) return { code: 'aborted', message: 'The request was cancelled.' };
  if (error instanceof wretch.WretchError) {
    return toRejection(error.status, error.message);
  }
  if (error instanceof SyntaxError) return UNREADABLE;
  return isOnline ? NO_RESPONSE : NO_CONNECTION;
}

function toCode(status: number): FailureCode {
  return CODES[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** The server's own message; another body, such as the page of a proxy, has none. */
function toRejection(status: number, body: string): Failure {
  const code = toCode(status);
  const { data } = MessageBody.safeParse(parseJson(body));
  if (!data) return { code, message: '', status };
  const { message, fields, current } = data;
  return { code, message, status, ...(fields && { fields }), ...(current !== undefined && { current }) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
