import { describe, expect, it } from 'vitest';
import { createClient } from './index.ts';

const CORRECTION = { kind: 'PROFILE_CORRECTION', field: 'NAME', text: 'Asha Devi' } as const;
const AT = '2026-11-21T06:30:00.000Z';
const OPEN = {
  ...CORRECTION,
  id: '1',
  status: 'OPEN',
  createdAt: AT,
  history: [{ status: 'OPEN', at: AT, by: 'MEMBER', note: null }],
};
const RAISED = { ...OPEN, member: { id: 'me', name: 'Asha Mishra' } };
const EXPIRED = { message: 'Failed to verify token' };

interface Session {
  readonly token: () => Promise<string | undefined>;
  readonly renew: (refused: string | undefined) => Promise<string | undefined>;
}

/** A client whose network answers as `answer` says of a bearer's call, and what it was asked. */
function clientWith(answer: (bearer: string | null) => Response, session?: Session) {
  const asked: string[] = [];
  const { requests } = createClient({
    bases: { core: 'https://core.example.in' },
    ...(session && { session }),
    fetch: async (address, { method, headers, body }) => {
      const bearer = new Headers(headers).get('Authorization');
      asked.push([method, address, bearer, body].filter(Boolean).join(' '));
      return answer(bearer);
    },
  });
  return { requests, asked };
}

describe('the client of requests', () => {
  it("asks for a member's own", async () => {
    const page = { success: true, data: [OPEN], pagination: { page: 2, limit: 1, total: 2, pages: 2 } };
    const { requests, asked } = clientWith(() => Response.json(page));
    expect(await requests.listOwn('me', { page: 2, limit: 1 })).toEqual({ ok: true, value: page });
    expect(asked).toEqual(['GET https://core.example.in/requests/user/me?page=2&limit=1']);
  });

  it('raises one and takes it back', async () => {
    const { requests, asked } = clientWith(() => Response.json({ success: true, data: OPEN }));
    expect(await requests.raise(CORRECTION)).toEqual({ ok: true, value: OPEN });
    expect(await requests.withdraw('1')).toEqual({ ok: true, value: { success: true } });
    expect(asked).toEqual([
      `POST https://core.example.in/requests ${JSON.stringify(CORRECTION)}`,
      'DELETE https://core.example.in/requests/1',
    ]);
  });

  it("asks for everybody's, and decides on them: approving sends no body", async () => {
    const { requests, asked } = clientWith(() => Response.json({ success: true, data: RAISED }));
    expect(await requests.approve('1')).toEqual({ ok: true, value: RAISED });
    expect(await requests.reject('1', 'Not clear')).toEqual({ ok: true, value: RAISED });
    await requests.reject('1');
    await requests.listAll('OPEN', { page: 1 });
    expect(asked).toEqual([
      'PUT https://core.example.in/requests/1/approve',
      'PUT https://core.example.in/requests/1/reject {"note":"Not clear"}',
      'PUT https://core.example.in/requests/1/reject {}',
      'GET https://core.example.in/requests/all/OPEN?page=1',
    ]);
  });

  it('refreshes a token that is refused, and asks again', async () => {
    const refused: (string | undefined)[] = [];
    const { requests, asked } = clientWith(
      (bearer) =>
        bearer === 'Bearer fresh'
          ? Response.json({ success: true, data: [OPEN] })
          : Response.json(EXPIRED, { status: 401 }),
      {
        token: async () => 'stale',
        renew: async (token) => {
          refused.push(token);
          return 'fresh';
        },
      },
    );
    expect(await requests.listOwn('me')).toEqual({ ok: true, value: { success: true, data: [OPEN] } });
    expect(asked).toEqual([
      'GET https://core.example.in/requests/user/me Bearer stale',
      'GET https://core.example.in/requests/user/me Bearer fresh',
    ]);
    expect(refused).toEqual(['stale']);
  });

  it("fails with 'Token expired' when refreshing gives nothing", async () => {
    const { requests, asked } = clientWith(() => Response.json(EXPIRED, { status: 401 }), {
      token: async () => 'stale',
      renew: async () => undefined,
    });
    expect(await requests.listOwn('me')).toEqual({
      ok: false,
      failure: { code: 'unauthenticated', message: 'Token expired', status: 401 },
    });
    expect(asked).toHaveLength(1);
  });
});
