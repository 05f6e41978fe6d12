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

const MessageBody = z.object({ message: z.string().check(z.minLength(1)) });

/** Turns what a request threw into the failure it means; an aborted request is told by its signal. */
export function failureOf(error: unknown, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted) return { code: 'aborted', message: 'The request was stopped.' };
  if (error instanceof wretch.WretchError) {
    const status = error.status;
    return { code: codeOf(status), message: sentenceOf(error.message, error.response.statusText), status };
  }
  if (error instanceof SyntaxError) return { code: 'unreadable', message: 'Something went wrong.' };
  return { code: 'noResponse', message: 'No response from server.' };
}

function codeOf(status: number): FailureCode {
  return CODES[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** The server's own sentence; a page of HTML from some proxy is not one. */
function sentenceOf(body: string, statusText: string): string {
  const parsed = MessageBody.safeParse(jsonOf(body));
  if (parsed.success) return parsed.data.message;
  const isSentence = body !== '' && body.length <= 200 && !/^\s*[<{[]/.test(body);
  return (isSentence ? body : statusText) || 'Something went wrong.';
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
