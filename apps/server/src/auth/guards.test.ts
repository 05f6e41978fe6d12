import { type Endpoint, type Policy, type Session, StaffArea, endpoints } from '@pgm/api/contract';
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { logIn, passToNextHour, toFailure } from '../../test/identity.ts';
import { OVERRIDES, SPELLINGS } from '../../test/other-spellings.ts';
import { GUARDED, PUBLIC, VISITORS } from '../../test/policies.ts';
import { useTestApp } from '../../test/test-app.ts';

const OpenApi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), security: z.unknown() })),
  ),
});

/** Who may call the endpoints of each policy; a stranger has no valid token. */
const ADMITTED: Readonly<Record<Policy, readonly string[]>> = {
  public: ['guest', 'stranger', 'member', 'staff', 'admin'],
  visitor: ['guest', 'member', 'staff', 'admin'],
  member: ['member', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

const GUEST = { status: 401, body: toFailure('Failed to verify token'), scheme: 'Bearer', cache: 'no-store' };
const EXPIRED = { ...GUEST, body: toFailure('Token expired') };
const FORBIDDEN = {
  status: 403,
  body: toFailure('You do not have permission to do this.'),
  scheme: null,
  cache: 'no-store',
};

describe('access to the endpoints', () => {
  const app = useTestApp({ SECOND_FACTOR: 'required', CALLS_PER_ADDRESS: '100000' });

  /** The `Authorization` of callers, and the group of {@link ADMITTED} to which each belongs. */
  const callers = new Map<string, { readonly group: string; readonly authorization: string }>();

  beforeAll(async () => {
    const late = await logIn(app, 'asha');
    passToNextHour(app);
    const asha = await logIn(app, 'asha');
    const staff = await passedSecondFactor(await logIn(app, 'staff'));
    const admin = await passedSecondFactor(await logIn(app, 'admin'));
    await app.sql(
      `update users set roles = '{MEMBER,STAFF}', rights = '{${StaffArea.options}}' where username = 'kamla'`,
    );
    const half = await logIn(app, 'kamla');
    const ended = await logIn(app, 'ravi');
    await app.post('/auth/logout', {}, { Authorization: `Bearer ${ended.token}` });
    const deleted = await logIn(app, 'ravi');
    await app.sql(`update users set deleted_at = now() where id = '${deleted.user.id}'`);
    const [, claims] = admin.token.split('.');
    const toPart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = `${toPart({ alg: 'HS256', typ: 'JWT' })}.${claims}`;
    const signature = createHmac('sha256', '').update(forged).digest('base64url');
    for (const [name, group, authorization] of [
      ['a member', 'member', `Bearer ${asha.token}`],
      ['staff without their second factor', 'member', `Bearer ${half.token}`],
      ['staff', 'staff', `Bearer ${staff.token}`],
      ['an admin', 'admin', `Bearer ${admin.token}`],
      ['an expired token', 'stranger', `Bearer ${late.token}`],
      ['a forged token', 'stranger', `Bearer ${forged}.${signature}`],
      ['a token without signature', 'stranger', `Bearer ${toPart({ alg: 'none' })}.${claims}.`],
      ['a refresh token', 'stranger', `Bearer ${admin.refreshToken}`],
      ['a session that has ended', 'stranger', `Bearer ${ended.token}`],
      ['a deleted account', 'stranger', `Bearer ${deleted.token}`],
      ['rubbish', 'stranger', 'Bearer rubbish'],
      ['an admin by another scheme', 'stranger', `Basic ${admin.token}`],
    ] as const)
      callers.set(name, { group, authorization });
  });

  const passedSecondFactor = async (session: Session) => {
    await app.sql(`update sessions set second_factor_at = now() where user_id = '${session.user.id}'`);
    return session;
  };

  /**
   * Calls an endpoint with invalid input everywhere; a caller without permission must not get an error message
   * about the input.
   */
  const respondTo = async ({ method, path }: Endpoint, authorization?: string) => {
    const response = await app.call(`${path.replaceAll(/\{\w+\}/g, '%00')}?page=x&limit=-1`, {
      method,
      headers: { 'Content-Type': 'text/plain', ...(authorization && { Authorization: authorization }) },
      ...(method !== 'GET' && { body: '{' }),
    });
    const { headers, status } = response;
    const text = await response.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    return { status, body, scheme: headers.get('WWW-Authenticate'), cache: headers.get('Cache-Control') };
  };

  const guarded = endpoints.filter(({ policy }) => policy !== 'public' && policy !== 'visitor');

  it('is listed here for each of them', () => {
    const listed = (policy: Policy) =>
      endpoints.filter((endpoint) => endpoint.policy === policy).map(({ operation }) => operation);
    expect(listed('public').toSorted()).toEqual(PUBLIC);
    expect(listed('visitor').toSorted()).toEqual(VISITORS);
    expect(
      Object.fromEntries(
        guarded.map(({ operation, policy, area }) => [operation, [policy, area].filter(Boolean).join(' ')]),
      ),
    ).toEqual(GUARDED);
  });

  it('is what the OpenAPI document says', async () => {
    const staff = callers.get('staff')?.authorization ?? '';
    const response = await app.call('/docs', {
      headers: { Accept: 'application/json', Authorization: staff },
    });
    const { paths } = OpenApi.parse(await response.json());
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(
      Object.fromEntries(operations.map(({ operationId, security }) => [operationId, security])),
    ).toEqual(
      Object.fromEntries(
        endpoints.map(({ operation, policy, area }) => [
          operation,
          policy === 'public' ? [] : [{ bearer: area && area !== 'any' ? [policy, area] : [policy] }],
        ]),
      ),
    );
  });

  it.each(endpoints.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s is open only to the callers that its policy allows, and checks them before anything else',
    async (_, endpoint) => {
      const expected: Record<string, unknown> = {};
      const seen: Record<string, unknown> = {};
      const cache = endpoint.policy === 'public' && endpoint.method === 'GET' ? null : 'no-store';
      const call = async (name: string, group: string, authorization?: string) => {
        const response = await respondTo(endpoint, authorization);
        const isAdmitted = ADMITTED[endpoint.policy].includes(group);
        const rejection = name === 'an expired token' ? EXPIRED : GUEST;
        expected[name] = isAdmitted
          ? `let in, ${cache}`
          : ({ guest: GUEST, stranger: rejection }[group] ?? FORBIDDEN);
        seen[name] = [401, 403].includes(response.status) ? response : `let in, ${response.cache}`;
      };
      await call('a guest', 'guest');
      for (const [name, { group, authorization }] of callers) await call(name, group, authorization);
      expect(seen).toEqual(expected);
    },
  );

  it.each(guarded.map((endpoint) => [endpoint.operation, endpoint] as const))(
    '%s has no other spelling that opens it',
    async (_, endpoint) => {
      const member = callers.get('a member')?.authorization ?? '';
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '01a206f3-00b5-706b-b6b0-3d958c2251f8');
      const outsiders = endpoint.policy === 'member' ? [{}] : [{}, { Authorization: member }];
      for (const headers of outsiders) {
        const opened: string[] = [];
        for (const spell of SPELLINGS) {
          const { status } = await app.call(spell(path), { method: endpoint.method, headers });
          const isPublicCall = spell(path).startsWith('/auth/providers');
          if (!(isPublicCall ? [200, 404] : [401, 403, 404]).includes(status))
            opened.push(`${spell(path)} ${status}`);
        }
        for (const override of OVERRIDES) {
          const { status } = await app.call(path, {
            method: endpoint.method,
            headers: { ...headers, ...override(endpoint) },
          });
          if (![401, 403].includes(status)) opened.push(`${JSON.stringify(override(endpoint))} ${status}`);
        }
        expect(opened).toEqual([]);
      }
    },
  );

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])('is not possible by another method: %s', async (method) => {
    const unrouted = guarded.filter(
      ({ path }) => !guarded.some((one) => one.method === method && matchesPath(one, path)),
    );
    for (const { path } of unrouted) {
      const response = await app.call(path, { method });
      expect([path, response.status, await response.json()]).toEqual([path, 404, toFailure('Not found')]);
    }
  });

  it('is not possible by a HEAD request', async () => {
    for (const { path } of guarded.filter(({ method }) => method === 'GET')) {
      const response = await app.call(path, { method: 'HEAD' });
      expect([path, response.status, await response.text()]).toEqual([path, 401, '']);
    }
  });
});

/** Whether a path is one of an endpoint's addresses: '/api/cart/merge' is one of '/api/cart/{id}'. */
function matchesPath(endpoint: Endpoint, path: string): boolean {
  return new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
