import { hang } from './network.ts';

/** A fault between a screen and the server. */
export interface Fault {
  readonly name: string;
  /** The status of the response, if the sentence may depend on it. */
  readonly status?: number;
  /** How the sentence of a flow depends on the fault. */
  readonly kind: 'rejected' | 'unreadable' | 'expired' | 'lost' | 'offline' | 'hung';
  /** What the network gives instead of the response. */
  readonly respond: () => Promise<Response>;
}

/** Words that no person may read. */
const HTTP_WORDS = 'Words of HTTP';

const respond =
  (body: string | null, status: number, type = 'application/json') =>
  async () =>
    new Response(body, { status, statusText: HTTP_WORDS, headers: { 'Content-Type': type } });

const HTML = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

export const FAULTS: readonly Fault[] = [
  ...[401, 403, 404, 409, 422, 429, 500, 503].flatMap((status) => [
    { name: `${status} without a body`, kind: 'rejected' as const, status, respond: respond(null, status) },
  ]),
  { name: '401 with {}', kind: 'rejected', status: 401, respond: respond('{}', 401) },
  { name: '500 with {}', kind: 'rejected', status: 500, respond: respond('{}', 500) },
  { name: '502 with HTML', kind: 'rejected', status: 502, respond: respond(HTML, 502, 'text/html') },
  { name: '500 with a text', kind: 'rejected', status: 500, respond: respond('oops', 500, 'text/plain') },
  { name: '401 and no new token', kind: 'expired', status: 401, respond: respond('{}', 401) },
  { name: '200 with HTML', kind: 'unreadable', respond: respond(HTML, 200, 'text/html') },
  { name: '200 with a wrong shape', kind: 'unreadable', respond: respond('{"oops":[7]}', 200) },
  {
    name: '200 with a cut body',
    kind: 'unreadable',
    respond: respond('{"success":true,"data":[{"id":', 200),
  },
  { name: 'no response', kind: 'lost', respond: lost },
  { name: 'offline', kind: 'offline', respond: lost },
  { name: 'hung', kind: 'hung', respond: hang },
];
