import { listBrands } from '@pgm/api/contract';
import { type Context, Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { callAs, logIn, toFailure, toStatuses } from '../../../test/identity.ts';
import { ProfileOwner } from '../../../test/profile-owner.ts';
import { useTestApp } from '../../../test/test-app.ts';
import type { SiteBuild } from './site.ts';
import { FormBudget } from '../http/form-budget.ts';
import type { ServerEnv } from '../http/server-env.ts';

const HTML = { headers: { Accept: 'text/html' } };

/** A site whose pages make one call. */
const SITE: SiteBuild = {
  createSiteHandler: () => async (_request, call) => {
    const brands = await call(listBrands, { query: {} });
    return new Response(brands.ok ? 'rendered with brands' : 'rendered without brands');
  },
  searchPages: [],
  toAgreementText: vi.fn<SiteBuild['toAgreementText']>(),
};

describe('a request that costs the server more than its sender', () => {
  const app = useTestApp({}, { site: SITE });

  it.each([
    ['/a'.repeat(7500), 404, 'Not found'],
    [`/assets${'/a'.repeat(7400)}`, 404, 'Not found'],
    [`/products${'/a'.repeat(32)}`, 404, 'Not found'],
    ['/products?search=%00', 400, 'The address is not valid.'],
    ['/product-details-page/%00', 400, 'The address is not valid.'],
    [`/media/products/${'a'.repeat(5000)}/640.webp`, 404, 'Picture not found'],
    [`/media/${'a'.repeat(5000)}/front/640.webp`, 404, 'Picture not found'],
  ])('is rejected before a page is rendered: %.40s', async (path, status, sentence) => {
    const response = await app.call(path, HTML);
    expect([response.status, await response.json()]).toEqual([status, toFailure(sentence)]);
  });

  it('sends no more than four forms at the same time, and their bodies are not read', async () => {
    const asha = await ProfileOwner.logIn(app, 'asha');
    const open: ReadableStreamDefaultController[] = [];
    const rejected: Response[] = [];
    const held = Array.from({ length: 20 }, async () => {
      const body = new ReadableStream({ start: (controller) => void open.push(controller) });
      const response = await asha.send(body, {
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '5900000',
      });
      rejected.push(response);
      return response.status;
    });
    await expect.poll(() => rejected.length).toBe(16);
    expect(new Set(toStatuses(rejected))).toEqual(new Set([429]));
    expect([rejected[0]?.headers.get('Retry-After'), await rejected[0]?.json()]).toEqual([
      '5',
      toFailure('You are sending too many files at once. Please try again in 5 seconds.'),
    ]);
    for (const controller of open) controller.error(new Error('gone'));
    expect((await Promise.all(held)).filter((status) => status === 400)).toHaveLength(4);
    expect((await asha.patch()).status).toBe(200);
  });
});

describe('the limit of calls', () => {
  const app = useTestApp(
    { TRUSTED_PROXIES: '1', CALLS_PER_ADDRESS: '3', API_DOCS: 'staff', LOG_LEVEL: 'error' },
    { site: SITE },
  );
  const ask = (path: string, address: string) =>
    app.call(path, { headers: { 'X-Forwarded-For': address, Accept: 'text/html' } });

  it('counts calls and pages of an address, but neither the calls of a page nor images and health checks', async () => {
    for (const path of ['/healthz', '/media/products/none/640.webp', '/readyz'])
      expect((await ask(path, '203.0.113.7')).status).not.toBe(429);
    expect(await (await ask('/', '203.0.113.7')).text()).toBe('rendered with brands');
    expect((await ask('/api/brands', '203.0.113.7')).status).toBe(200);
    expect((await ask('/api/brands', '203.0.113.7')).status).toBe(200);
    const [call, page] = [await ask('/api/brands', '203.0.113.7'), await ask('/', '203.0.113.7')];
    expect([call.status, call.headers.get('Retry-After'), await call.json()]).toEqual([
      429,
      '60',
      toFailure('Too many requests. Please try again in 60 seconds.'),
    ]);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([429, 'text/html; charset=UTF-8']);
    expect((await ask('/api/brands', '203.0.113.8')).status).toBe(200);
    app.clock.now += 60_000;
    expect((await ask('/api/brands', '203.0.113.7')).status).toBe(200);
  });

  it('counts the 2⁷² addresses of one IPv6 customer as one', async () => {
    const addresses = ['2001:db8:1:ab00::1', '2001:db8:1:abff::2', '[2001:db8:1:ab12:f::9]:4711'];
    for (const address of addresses) expect((await ask('/api/brands', address)).status).toBe(200);
    expect((await ask('/api/brands', '2001:db8:1:ab77::3')).status).toBe(429);
    expect((await ask('/api/brands', '2001:db8:1:ac00::1')).status).toBe(200);
  });

  it('is not reported as unknown behind a trusted proxy', () => {
    expect(app.logLines).toEqual([]);
  });

  it('does not keep the documents of the API from staff, who alone read them', async () => {
    const read = async (username: string) =>
      (await callAs(app, (await logIn(app, username)).token, '/docs')).status;
    expect([(await app.call('/docs')).status, await read('asha'), await read('staff')]).toEqual([
      401, 403, 200,
    ]);
  });
});

describe('a server that trusts no proxy', () => {
  const app = useTestApp({ LOG_LEVEL: 'error' });

  it('reports once that there seems to be one', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await app.call('/healthz', { headers: { 'X-Forwarded-For': address } });
    expect(app.logLines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'a request has X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy, all visitors share one limit',
      }),
    ]);
  });
});

describe('the memory for forms', () => {
  it('is not given to more callers than it is enough for', async () => {
    const forms = new FormBudget();
    const hold = Promise.withResolvers<void>();
    const app = new Hono<ServerEnv>();
    app.use(async (context, next) => {
      context.set('caller', {
        id: context.req.header('X-Caller') ?? '',
        roles: [],
        rights: [],
        sessionId: '',
      });
      await next();
    });
    app.post(
      '/',
      forms.admit(40 * 1024 * 1024, (context) => context.req.header('X-Network') ?? ''),
      async (context) => {
        await hold.promise;
        return context.body(null, 204);
      },
    );
    const send = (caller: string, bytes: number) =>
      app.request('/', { method: 'POST', headers: { 'X-Caller': caller, 'Content-Length': String(bytes) } });
    const first = send('asha', 90_000_000);
    const second = send('ravi', 20_000_000);
    const third = await send('kamla', 20_000_000);
    expect([third.status, third.headers.get('Retry-After')]).toEqual([503, '3']);
    hold.resolve();
    expect(toStatuses(await Promise.all([first, second]))).toEqual([204, 204]);
    expect((await send('kamla', 20_000_000)).status).toBe(204);
  });

  it('is given to guests in part only, at most four forms for each network address', async () => {
    const forms = new FormBudget();
    const hold = Promise.withResolvers<void>();
    const app = new Hono<ServerEnv>();
    const toAddress = (context: Context) => context.req.header('X-Network') ?? '';
    app.post('/', forms.admit(16 * 1024 * 1024, toAddress), async (context) => {
      await hold.promise;
      return context.body(null, 204);
    });
    const send = (network: string, bytes = 15_000_000) =>
      app.request('/', {
        method: 'POST',
        headers: { 'X-Network': network, 'Content-Length': String(bytes) },
      });
    const held = [send('203.0.113.1'), send('203.0.113.2')];
    expect((await send('203.0.113.3')).status).toBe(503);
    const small = [1, 2, 3].map(() => send('203.0.113.1', 1000));
    expect((await send('203.0.113.1', 1000)).status).toBe(429);
    hold.resolve();
    expect(toStatuses(await Promise.all([...held, ...small]))).toEqual([204, 204, 204, 204, 204]);
    expect((await send('203.0.113.1')).status).toBe(204);
  });
});
