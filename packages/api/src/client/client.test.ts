import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

const LEAD = {
  name: 'Sunita Verma',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
} as const;
const KEY = '7d0c1f0e-1111-4222-8333-444455556666';
const STORED = {
  ...LEAD,
  pincode: '000000',
  id: '1',
  kind: 'JOINING',
  question: '',
  createdAt: '2026-11-21T06:30:00.000Z',
};

/** A client whose network responds as the test defines, and its recorded requests. */
function clientWith(
  response: (address: string, init: RequestInit) => Response | Promise<Response>,
  isOnline = true,
) {
  const requested: { address: string; init: RequestInit }[] = [];
  const client = createClient({
    bases: { product: 'https://products.example.in' },
    isOnline: () => isOnline,
    fetch: async (address, init) => {
      requested.push({ address, init });
      return response(address, init);
    },
  });
  return { client, requested };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

describe('the client', () => {
  it('sends a lead as JSON with the placeholder pincode and returns the stored lead', async () => {
    const { client, requested } = clientWith(() => json({ success: true, data: STORED }));
    expect(await client.leads.create(LEAD, KEY)).toEqual({ ok: true, value: STORED });
    expect(requested).toHaveLength(1);
    expect(requested[0]?.address).toBe('/contacts');
    expect(requested[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify({ ...LEAD, pincode: '000000' }),
    });
    const headers = new Headers(requested[0]?.init.headers);
    expect([headers.get('Content-Type'), headers.get('Idempotency-Key')]).toEqual(['application/json', KEY]);
  });

  it('calls the base address of the endpoint with its query, without undefined values', async () => {
    const { client, requested } = clientWith(() => json({ success: true, data: [] }));
    await client.products.list({ page: 2, limit: 20, sort: 'price-asc', search: 'तुलसी & honey' });
    expect(requested[0]?.address).toBe(
      'https://products.example.in/api/products?page=2&limit=20&sort=price-asc&search=%E0%A4%A4%E0%A5%81%E0%A4%B2%E0%A4%B8%E0%A5%80+%26+honey',
    );
    await client.categories.list();
    expect(requested[1]?.address).toBe('https://products.example.in/api/categories');
  });

  it('encodes path parameters so that they cannot change the path', async () => {
    const { client, requested } = clientWith(() => json({}, { status: 404 }));
    await client.products.get('../admin?x=1');
    expect(requested[0]?.address).toBe('https://products.example.in/api/products/..%2Fadmin%3Fx%3D1');
  });

  it.each([
    [400, { message: 'Name is required' }, { code: 'invalid', message: 'Name is required', status: 400 }],
    [401, { message: 'Token expired' }, { code: 'unauthenticated', message: 'Token expired', status: 401 }],
    [403, { message: 'Not allowed' }, { code: 'forbidden', message: 'Not allowed', status: 403 }],
    [409, { message: 'Taken' }, { code: 'conflict', message: 'Taken', status: 409 }],
    [413, { message: 'Too large' }, { code: 'tooLarge', message: 'Too large', status: 413 }],
    [429, { message: 'Too many' }, { code: 'rateLimited', message: 'Too many', status: 429 }],
    [503, { message: 'Closed' }, { code: 'server', message: 'Closed', status: 503 }],
  ])("turns a %i into a failure with the server's message", async (status, body, failure) => {
    const { client } = clientWith(() => json(body, { status }));
    expect(await client.leads.create(LEAD, KEY)).toEqual({ ok: false, failure });
  });

  it.each([
    ['a plain text', 'oops'],
    ['a page of some proxy', '<html>502</html>'],
    ['JSON of another shape', '{"error":1}'],
    ['nothing', ''],
  ])('finds no sentence in %s, nor in the words of HTTP', async (_, body) => {
    const { client } = clientWith(() => new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(await client.leads.create(LEAD, KEY)).toEqual({
      ok: false,
      failure: { code: 'server', message: '', status: 502 },
    });
  });

  it('reports that there is no response when the connection is lost', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.leads.create(LEAD, KEY)).toEqual({
      ok: false,
      failure: { code: 'noResponse', message: 'No response from server.' },
    });
  });

  it('reports that it is offline where that is known, except for a lead, whose message is fixed', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')), false);
    expect(await client.categories.list()).toEqual({
      ok: false,
      failure: {
        code: 'noResponse',
        message: 'You seem to be offline. Check your connection and try again.',
        isOffline: true,
      },
    });
    expect(await client.leads.create(LEAD, KEY)).toEqual({
      ok: false,
      failure: { code: 'noResponse', message: 'No response from server.' },
    });
  });

  it('accepts a response even when the browser reports to be offline', async () => {
    const { client } = clientWith(() => json({ message: 'Closed' }, { status: 503 }), false);
    expect(await client.categories.list()).toEqual({
      ok: false,
      failure: { code: 'server', message: 'Closed', status: 503 },
    });
  });

  it.each([
    ['no JSON', 'rubbish'],
    ['JSON of another shape', '{"success":true,"data":{"id":7}}'],
  ])('does not accept a response that is %s', async (_, body) => {
    const { client } = clientWith(() => new Response(body));
    expect(await client.leads.create(LEAD, KEY)).toEqual({
      ok: false,
      failure: { code: 'unreadable', message: '' },
    });
  });

  it('passes the signal on and distinguishes an aborted request from a lost connection', async () => {
    const controller = new AbortController();
    const { client, requested } = clientWith(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    expect(await client.products.list({}, controller.signal)).toMatchObject({ failure: { code: 'aborted' } });
    expect(requested[0]?.init.signal).toBe(controller.signal);
  });

  it.each([
    [
      'the first description',
      [{ errorDescription: 'Too dear' }, { errorDescription: 'Too late' }],
      'Too dear',
    ],
    ['the message where there is no error', [], 'Rejected'],
    ['the message where the errors are something else', ['Too dear'], 'Rejected'],
    ['the message where the description is empty', [{ errorDescription: '' }], 'Rejected'],
  ])("shows of a failure's list of errors %s", async (_, errors, message) => {
    const { client } = clientWith(() =>
      json({ success: false, errors, message: 'Rejected' }, { status: 400 }),
    );
    expect(await client.products.get('p1')).toEqual({
      ok: false,
      failure: { code: 'invalid', message, status: 400 },
    });
  });

  it('shows the description of a failure that has no message', async () => {
    const errors = [{ errorDescription: 'Too dear' }];
    const { client } = clientWith(() => json({ success: false, errors }, { status: 400 }));
    expect(await client.products.get('p1')).toMatchObject({ failure: { message: 'Too dear' } });
  });

  it('reads a category without products as an empty list with its message', async () => {
    const body = { success: false, errors: [], message: 'whatever' };
    const { client } = clientWith(() => json(body, { status: 400 }));
    expect(await client.products.listInCategory('1')).toEqual({
      ok: true,
      value: { data: [], total: 0, pagination: undefined, message: 'No products found for this category' },
    });
  });

  it('returns the fields that the server reports as invalid', async () => {
    const body = { success: false, errors: [], message: 'Signup failed.', fields: { email: 'Taken' } };
    const { client } = clientWith(() => json(body, { status: 409 }));
    expect(await client.leads.create(LEAD, KEY)).toEqual({
      ok: false,
      failure: { code: 'conflict', message: 'Signup failed.', status: 409, fields: { email: 'Taken' } },
    });
  });
});

describe('a signed call', () => {
  const ASSOCIATE = {
    id: '1',
    userId: '2',
    name: 'Asha Mishra',
    referralCode: 'ASHA2023',
    sponsor: null,
    joinedAt: '2026-11-21T06:30:00.000Z',
    directCount: 0,
    totalCount: 0,
    sharesContact: false,
    isAgreementOutdated: false,
  };

  /** A client whose server accepts only the token 'good'; a renewal returns `renewed`. */
  function signedIn(token: string | undefined, renewed?: string) {
    const bearers: (string | null)[] = [];
    const rejected: (string | undefined)[] = [];
    const client = createClient({
      fetch: async (_, init) => {
        bearers.push(new Headers(init.headers).get('Authorization'));
        return bearers.at(-1) === 'Bearer good'
          ? Response.json({ success: true, data: ASSOCIATE })
          : Response.json({ message: 'Failed to verify token' }, { status: 401 });
      },
      session: {
        token: async () => token,
        renew: async (old) => {
          rejected.push(old);
          return renewed;
        },
      },
    });
    return { client, bearers, rejected };
  }

  it('carries the bearer token', async () => {
    const { client, bearers } = signedIn('good');
    expect(await client.associates.self()).toEqual({ ok: true, value: ASSOCIATE });
    expect(bearers).toEqual(['Bearer good']);
  });

  it('is repeated once with a renewed token when the first is rejected', async () => {
    const { client, bearers, rejected } = signedIn('stale', 'good');
    expect(await client.associates.self()).toEqual({ ok: true, value: ASSOCIATE });
    expect(bearers).toEqual(['Bearer stale', 'Bearer good']);
    expect(rejected).toEqual(['stale']);
  });

  it("fails with 'Token expired' when no new token is available", async () => {
    const { client, bearers } = signedIn('stale');
    expect(await client.associates.self()).toEqual({
      ok: false,
      failure: { code: 'unauthenticated', message: 'Token expired', status: 401 },
    });
    expect(bearers).toHaveLength(1);
  });

  it('fails when the renewed token is rejected too', async () => {
    const { client, bearers, rejected } = signedIn('stale', 'also stale');
    expect(await client.associates.self()).toMatchObject({ failure: { code: 'unauthenticated' } });
    expect(bearers).toHaveLength(2);
    expect(rejected).toEqual(['stale']);
  });

  it('is the only kind of call with a token', async () => {
    const { client, bearers } = signedIn('good');
    await client.products.list();
    expect(bearers).toEqual([null]);
  });
});
