import type { CallOptions } from '@pgm/api/client';
import { addPendingCall } from './pending-calls.ts';

type Fetch = NonNullable<CallOptions['fetch']>;

/**
 * A `fetch` whose requests are pending calls until their whole body has come, so that a visitor can decide about one that
 * takes long, and sees how much of its files is sent. A request that is given up fails like one without a response.
 */
export function watchedFetch(fetch: Fetch): Fetch {
  return async (address, init) => {
    if (isUnwatched(address)) return fetch(address, init);
    for (;;) {
      const attempt = await send(fetch, address, init);
      if (attempt !== 'repeat') return attempt;
    }
  };
}

/** The browser's own `fetch`, watched. */
export const siteFetch = watchedFetch((address, init) => globalThis.fetch(address, init));

/**
 * A refresh of the tokens must not end before its response: the server may have replaced them already, and takes the old ones
 * for stolen.
 */
const isUnwatched = (address: string) => address.endsWith('/auth/refresh-token');

async function send(fetch: Fetch, address: string, init: RequestInit): Promise<Response | 'repeat'> {
  const control = new AbortController();
  const signals = [control.signal, ...(init.signal ? [init.signal] : [])];
  let wish: 'repeat' | 'cancel' | undefined;
  const isUpload = hasFiles(init);
  const { progressed, ended } = addPendingCall({
    canRepeat: isRepeatable(init),
    isUpload,
    end: (how) => {
      wish = how;
      control.abort();
    },
  });
  try {
    const sendNow = isUpload ? (await import('./upload-fetch.ts')).uploadFetch(progressed) : fetch;
    const response = await sendNow(address, { ...init, signal: AbortSignal.any(signals) });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (error) {
    if (wish === 'repeat' && !init.signal?.aborted) return 'repeat';
    throw error;
  } finally {
    ended();
  }
}

/** Whether a request can be sent again without doing something twice. */
function isRepeatable({ method = 'GET', headers }: RequestInit): boolean {
  return method === 'GET' || new Headers(headers).has('Idempotency-Key');
}

/** Whether a request sends files. */
function hasFiles({ body }: RequestInit): boolean {
  return body instanceof FormData && [...body.values()].some((part) => part instanceof File && part.size > 0);
}
