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
});

/** The sentence of the product where nothing came back (spec section 8). */
export const NO_RESPONSE: Failure = { code: 'noResponse', message: 'No response from server.' };

const NO_LINE: Failure = {
  code: 'noResponse',
  message: 'You seem to be offline. Check your connection and try again.',
  isOffline: true,
};

/**
 * Turns what a request threw into the failure it means; an aborted request is told by its signal.
 * @param hasLine whether there is a line, as far as is known
 */
export function failureOf(error: unknown, signal: AbortSignal | undefined, hasLine: boolean): Failure {
  if (signal?.aborted) return { code: 'aborted', message: 'The request was stopped.' };
  if (error instanceof wretch.WretchError) {
    return refusalOf(error.status, error.message, error.response.statusText);
  }
  if (error instanceof SyntaxError) return { code: 'unreadable', message: 'Something went wrong.' };
  return hasLine ? NO_RESPONSE : NO_LINE;
}

function codeOf(status: number): FailureCode {
  return CODES[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** The server's own sentence; a page of HTML from some proxy is not one. */
function refusalOf(status: number, body: string, statusText: string): Failure {
  const code = codeOf(status);
  const { data } = MessageBody.safeParse(jsonOf(body));
  if (data) return { code, message: data.message, status, ...(data.fields && { fields: data.fields }) };
  const isSentence = body !== '' && body.length <= 200 && !/^\s*[<{[]/.test(body);
  return { code, message: (isSentence ? body : statusText) || 'Something went wrong.', status };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
