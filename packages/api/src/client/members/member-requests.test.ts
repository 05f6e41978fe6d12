import { describe, expect, it } from 'vitest';
import { createClient } from '../index.ts';

const CORRECTION = { kind: 'PROFILE_CORRECTION', field: 'FIRST_NAME', text: 'Asha Devi' } as const;
const AT = '2026-11-21T06:30:00.000Z';
const OPEN = {
  ...CORRECTION,
  id: '1',
  status: 'OPEN',
  createdAt: AT,
  history: [{ status: 'OPEN', at: AT, by: 'MEMBER', note: null }],
};
const EXPIRED = { message: 'Failed to verify token' };

interface Session {
  readonly token: () => Promise<string | undefined>;
  readonly renew: (rejected: string | undefined) => Promise<string | undefined>;
}

/** A client whose network responds with `response` to the bearer's call, and its recorded requests. */
function clientWith(response: (bearer: string | null) => Response, session?: Session) {
  const requested: string[] = [];
  const { requests } = createClient({
    bases: { core: 'https://core.example.in' },
    ...(session && { session }),
    fetch: async (address, { method, headers, body }) => {
      const bearer = new Headers(headers).get('Authorization');
      requested.push([method, address, bearer, body].filter(Boolean).join(' '));
      return response(bearer);
    },
  });
  return { requests, requested };
}

describe('the client of requests', () => {
  it('lists the requests of a member', async () => {
    const page = {
      success: true,
      data: [OPEN],
      total: 2,
      pagination: { page: 2, limit: 1, total: 2, pages: 2 },
    };
    const { requests, requested } = clientWith(() => Response.json(page));
    expect(await requests.listOwn('me', { page: 2, limit: 1 })).toEqual({ ok: true, value: page });
    expect(requested).toEqual(['GET https://core.example.in/requests/user/me?page=2&limit=1']);
  });

  it('sends one and withdraws it', async () => {
    const { requests, requested } = clientWith(() => Response.json({ success: true, data: OPEN }));
    expect(await requests.raise(CORRECTION)).toEqual({ ok: true, value: OPEN });
    expect(await requests.withdraw('1')).toEqual({ ok: true, value: { success: true } });
    expect(requested).toEqual([
      `POST https://core.example.in/requests ${JSON.stringify(CORRECTION)}`,
      'DELETE https://core.example.in/requests/1',
    ]);
  });

  it('renews a rejected token and sends the request again', async () => {
    const rejected: (string | undefined)[] = [];
    const { requests, requested } = clientWith(
      (bearer) =>
        bearer === 'Bearer fresh'
          ? Response.json({ success: true, data: [OPEN], total: 1 })
          : Response.json(EXPIRED, { status: 401 }),
      {
        token: async () => 'stale',
        renew: async (token) => {
          rejected.push(token);
          return 'fresh';
        },
      },
    );
    expect(await requests.listOwn('me')).toEqual({
      ok: true,
      value: { success: true, data: [OPEN], total: 1 },
    });
    expect(requested).toEqual([
      'GET https://core.example.in/requests/user/me Bearer stale',
      'GET https://core.example.in/requests/user/me Bearer fresh',
    ]);
    expect(rejected).toEqual(['stale']);
  });

  it("fails with 'Token expired' when the renewal fails", async () => {
    const { requests, requested } = clientWith(() => Response.json(EXPIRED, { status: 401 }), {
      token: async () => 'stale',
      renew: async () => undefined,
    });
    expect(await requests.listOwn('me')).toEqual({
      ok: false,
      failure: { code: 'unauthenticated', message: 'Token expired', status: 401 },
    });
    expect(requested).toHaveLength(1);
  });
});
