import { defineEndpoint, fail, ok } from '@pgm/api/contract';
import { Hono } from 'hono';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { recordingLog } from '../../../test/recording-log.ts';
import { Busy } from '../jobs/busy.ts';
import { AddressLimiter } from '../rate-limit/address-limiter.ts';
import { CallLimit } from './call-limit.ts';
import type { Caller } from './caller.ts';
import { type Outcome, failureResponse } from './failure-response.ts';
import { FormBudget } from './form-budget.ts';
import { InsideCalls } from './inside-calls.ts';
import { type RouteContext, route } from './route.ts';
import type { ServerEnv } from './server-env.ts';
import { toUnexpectedFailure } from './unexpected-failure.ts';

const thing = {
  operation: 'changeThing',
  summary: 'Changes a thing.',
  base: 'main',
  method: 'PUT',
  path: '/things/{id}',
  params: z.object({ id: z.string().check(z.maxLength(8)) }),
  body: z.object({ name: z.string('Name is required') }),
  response: { status: 200, body: z.object({ success: z.literal(true) }) },
} as const;

const publicThing = defineEndpoint({ ...thing, policy: 'public', failures: [400] });
const visitorThing = defineEndpoint({ ...thing, policy: 'visitor', failures: [400, 401] });
const staffThing = defineEndpoint({
  ...thing,
  policy: 'staff',
  area: 'orders',
  failures: [400, 401, 403, 404, 409],
});

const STAFF: Caller = { id: 'staff', roles: ['STAFF'], rights: ['orders'], sessionId: 'session' };
const MEMBER: Caller = { id: 'member', roles: ['MEMBER'], rights: [], sessionId: 'session' };
const DONE = ok({ success: true as const });
const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const CONFLICT = fail({ code: 'conflict' as const, message: 'It has changed.' });

const { log, lines } = recordingLog();
const toFailure = toUnexpectedFailure(log);

const server: RouteContext = {
  authenticate: async (authorization) => {
    if (authorization === 'Bearer staff') return ok(STAFF);
    if (authorization === 'Bearer member') return ok(MEMBER);
    return fail({ code: 'unauthenticated', message: 'Failed to verify token' });
  },
  calls: new CallLimit({
    limiter: new AddressLimiter({ max: 600, windowSeconds: 60 }, Date.now),
    trustedProxies: 0,
  }),
  config: { trustedProxies: 0 },
  forms: new FormBudget(),
  inside: new InsideCalls(toFailure),
};

const staffRoute = route(
  staffThing,
  async ({ body }) => {
    if (body.name === 'one too many') throw new Busy();
    return body.name === 'taken' ? CONFLICT : DONE;
  },
  {
    find: async ({ params }) => (params.id === 'known' ? ok(true) : NOT_FOUND),
  },
)(server);
staffRoute.onError((error, context) => failureResponse(context, toFailure(error)));

function put(token: string | undefined, body: unknown, id = 'known') {
  return staffRoute.request(`/things/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

describe('a route', () => {
  it.each([
    ['access before the path', undefined, {}, 'far too long', 401],
    ['the role before validation', 'member', {}, 'known', 403],
    ['the path before the body', 'staff', {}, 'unknown', 404],
    ['the own thing before the size of the body', 'staff', { name: 'x'.repeat(70_000) }, 'unknown', 404],
    ['the size of the body before validation', 'staff', { other: 'x'.repeat(70_000) }, 'known', 413],
    ['validation before the handler', 'staff', {}, 'known', 400],
  ])('checks %s', async (_what, token, body, id, status) => {
    expect((await put(token, body, id)).status).toBe(status);
  });

  it('returns what the handler returns', async () => {
    expect(await (await put('staff', { name: 'new' })).json()).toEqual({ success: true });
    expect((await put('staff', { name: 'taken' })).status).toBe(409);
  });

  it('says when to come back if there is too much work', async () => {
    const response = await put('staff', { name: 'one too many' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3']);
  });

  it('says the same to a page that calls it, and logs no error', async () => {
    const listThings = defineEndpoint({
      operation: 'listThings',
      summary: 'Lists things.',
      base: 'main',
      method: 'GET',
      path: '/things',
      response: thing.response,
      policy: 'public',
      failures: [],
    });
    route(listThings, () => Promise.reject(new Busy()))(server);
    const page = new Hono<ServerEnv>();
    page.get('/', async (context) => context.json(await server.inside.callsFor(context)(listThings, {})));
    expect(await (await page.request('/')).json()).toEqual({
      ok: false,
      failure: {
        code: 'aborted',
        message: 'The server is busy. Please try again in 3 seconds.',
        retryAfterSeconds: 3,
        status: 503,
      },
    });
    expect(lines).toEqual([]);
  });

  it('reads a call of this process without a query as an address without one', async () => {
    const listThings = defineEndpoint({
      operation: 'listThings',
      summary: 'Lists things.',
      base: 'main',
      method: 'GET',
      path: '/things',
      policy: 'public',
      query: z.object({ sort: z._default(z.enum(['name', 'newest']), 'name') }),
      response: { status: 200, body: z.object({ sort: z.string() }) },
      failures: [400],
    });
    route(listThings, async ({ query }) => ok(query))(server);
    const page = new Hono<ServerEnv>();
    page.get('/', async (context) => context.json(await server.inside.callsFor(context)(listThings, {})));
    expect(await (await page.request('/')).json()).toEqual({ ok: true, value: { sort: 'name' } });
  });

  it('says how to authenticate, and that a response is for its caller alone', async () => {
    const response = await put(undefined, {});
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('types the caller by the policy', () => {
    route(staffThing, async ({ caller }) => {
      expectTypeOf(caller).toEqualTypeOf<Caller>();
      return DONE;
    });
    route(visitorThing, async ({ caller }) => {
      expectTypeOf(caller).toEqualTypeOf<Caller | undefined>();
      return DONE;
    });
    route(publicThing, async (input) => {
      expectTypeOf(input).not.toHaveProperty('caller');
      return DONE;
    });
  });

  it('accepts declared failures only', () => {
    expectTypeOf(CONFLICT).toExtend<Outcome<typeof staffThing>>();
    expectTypeOf(CONFLICT).not.toExtend<Outcome<typeof publicThing>>();
    expectTypeOf(NOT_FOUND).not.toExtend<Outcome<typeof visitorThing>>();
    // @ts-expect-error -- 409 is not among the failures of this endpoint
    route(publicThing, async () => CONFLICT);
  });
});
