import wretch from 'wretch';
import * as z from 'zod/mini';
import type { Endpoint, Failure, FailureCode } from '../contract/index.ts';

const CODES: Readonly<Record<number, FailureCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  429: 'rateLimited',
};

const Text = z.string().check(z.minLength(1));

const Errors = z.array(z.object({ errorDescription: Text }));

/** What a failure can say. A message or errors of another form count as missing. */
const MessageBody = z.object({
  message: z.optional(z.unknown()),
  errors: z.optional(z.unknown()),
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

/** The request of an error. */
interface FailedRequest {
  readonly endpoint: Pick<Endpoint, 'prefersMessage'>;
  /** Shows whether the request was aborted. */
  readonly signal: AbortSignal | undefined;
  /** Whether the browser is online, as far as is known. */
  readonly isOnline: boolean;
}

/** Turns an error of a request into a failure. */
export function toFailure(error: unknown, { endpoint, signal, isOnline }: FailedRequest): Failure {
  if (signal?.aborted) return { code: 'aborted', message: 'The request was cancelled.' };
  if (error instanceof wretch.WretchError) {
    return toRejection(error.status, error.message, endpoint);
  }
  if (error instanceof SyntaxError) return UNREADABLE;
  return isOnline ? NO_RESPONSE : NO_CONNECTION;
}

function toCode(status: number): FailureCode {
  return CODES[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/**
 * The server's own words: the description of its first error, else its message (spec section 8). Another body, such as the
 * page of a proxy, has none.
 */
function toRejection(
  status: number,
  body: string,
  { prefersMessage = false }: FailedRequest['endpoint'],
): Failure {
  const code = toCode(status);
  const { data = {} } = MessageBody.safeParse(parseJson(body));
  const { fields, current } = data;
  const description = Errors.safeParse(data.errors).data?.[0]?.errorDescription;
  const sentence = Text.safeParse(data.message).data;
  const message = (prefersMessage ? (sentence ?? description) : (description ?? sentence)) ?? '';
  return { code, message, status, ...(fields && { fields }), ...(current !== undefined && { current }) };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
