import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '../contract/index.ts';
import { createCall } from './call.ts';

/** What the network, a proxy or a broken server can do to a call, and the sentence that a person may then read. */
const FAULTS: readonly (readonly [string, () => Promise<Response>, string])[] = [
  ...[400, 401, 403, 404, 409, 413, 418, 429, 500, 502, 503, 504].map(
    (status) => [`${status} without a body`, respond('', status), ''] as const,
  ),
  ['401 with an empty object', respond('{}', 401), ''],
  ['500 with an empty message', respond('{"message":""}', 500), ''],
  ['500 with a message that is no text', respond('{"message":{"en":"oops"}}', 500), ''],
  ['the HTML page of a proxy', respond('<html><h1>502 Bad Gateway</h1></html>', 502), ''],
  ['a plain text', respond('oops', 500), ''],
  ['JSON of another shape', respond('[7]', 200), ''],
  ['an HTML page with status 200', respond('<!doctype html>', 200), ''],
  ['a body that is cut', respond('{"success":true,"data":[{"id":', 200), ''],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'No response from server.'],
];

/** A response with words of HTTP, which no person should read. */
function respond(body: string, status: number) {
  return () => Promise.resolve(new Response(body, { status, statusText: 'Words of HTTP' }));
}

const toInput = ({ path, body }: Endpoint): object => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])),
  ...(body && { body: {} }),
});

describe('a call', () => {
  it.each(FAULTS)('that meets %s has no words of HTTP', async (_, fetch, sentence) => {
    const call = createCall({ fetch });
    const messages = new Map<string, string>();
    for (const endpoint of endpoints) {
      const result = await call(endpoint, toInput(endpoint));
      messages.set(endpoint.operation, result.ok ? 'a success' : result.failure.message);
    }
    expect([...messages].filter(([, message]) => message !== sentence)).toEqual([]);
  });

  it('that hangs until its caller gives up has a sentence', async () => {
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Words of a browser', 'AbortError')));
      });
    const call = createCall({ fetch });
    for (const endpoint of endpoints) {
      const caller = new AbortController();
      const result = call(endpoint, { ...toInput(endpoint), signal: caller.signal });
      caller.abort();
      expect(await result).toEqual({
        ok: false,
        failure: { code: 'aborted', message: 'The request was cancelled.' },
      });
    }
  });
});
