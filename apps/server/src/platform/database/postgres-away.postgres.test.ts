import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Product } from '@pgm/api/contract';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { METRICS_TOKEN, useFaultyApp } from '../../../test/faulty-app.ts';
import { sampleId } from './id.ts';

const GHEE = sampleId('product/bilona-cow-ghee');
const METRICS = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } };
const One = z.object({ data: Product });

/** What each call would wait for a connection if it tried to get one. */
const CONNECTION_MS = 2000;

describe('while PostgreSQL cannot be reached', () => {
  const {
    app,
    line,
    direct: openDirect,
  } = useFaultyApp({
    connectionMs: CONNECTION_MS,
    heartbeatMs: 40,
    heartbeatDeadlineMs: 150,
    retryMs: 50,
  });
  let direct: pg.Client;
  beforeAll(async () => {
    direct = await openDirect();
  });
  beforeEach(() => void (app.logLines.length = 0));
  afterEach(async () => {
    await line().restore();
    await vi.waitUntil(async () => (await ready()) === 200, 10_000);
  });

  const ready = async () => (await app.call('/readyz')).status;
  const messages = () =>
    app.logLines.map((text) => z.object({ msg: z.string() }).parse(JSON.parse(text)).msg);
  const untilLogged = (message: string) => expect.poll(messages).toContain(message);
  const read = (id: string) => app.call(`/api/products/${id}`);
  const toPrice = async (id: string) => One.parse(await (await read(id)).json()).data.price;
  const setPrice = (paise: number) =>
    direct.query('update products set price_paise = $1 where id = $2', [paise, GHEE]);
  /** Sets another price, and lets the product into the cache after the notice of it: until then it shows the old price. */
  const showPrice = async (rupees: number) => {
    await toPrice(GHEE);
    await setPrice(rupees * 100);
    await expect.poll(() => toPrice(GHEE)).toBe(rupees);
  };

  it.each([
    ['is stopped', 'copper-water-bottle', () => line().close()],
    ['is in a network that loses everything', 'bhimseni-camphor', async () => line().silence()],
  ])('because it %s, cached products are shown and others get 503 at once', async (_, slug, fail) => {
    const other = sampleId(`product/${slug}`);
    await showPrice(700);
    await fail();
    const stuck = read(other);
    const cached = new Set<number>();
    while (!messages().includes('PostgreSQL is away')) {
      cached.add((await read(GHEE)).status);
      await setTimeout(5);
    }
    expect(cached).toEqual(new Set([200]));
    expect(await ready()).toBe(503);
    expect((await stuck).status).toBe(503);

    const begin = performance.now();
    expect(await toPrice(GHEE)).toBe(700);
    const response = await read(other);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await app.call('/healthz')).status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(CONNECTION_MS);

    await setPrice(80_000);
    await line().restore();
    await expect.poll(() => toPrice(GHEE)).toBe(800);
    expect((await read(other)).status).toBe(200);
  });

  it('a line for notices that is dropped without a sign is replaced, and shows what changed meanwhile', async () => {
    await showPrice(700);
    line().silence();
    await line().restore();
    await setPrice(90_000);
    await expect.poll(() => toPrice(GHEE)).toBe(900);
  });

  it('a line for notices on which only a heartbeat fails is replaced, too', async () => {
    const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' });
    // Nothing else is sent at this moment.
    const query = vi
      .spyOn(pg.Client.prototype, 'query')
      .mockImplementationOnce(() => Promise.reject(cancelled));
    await untilLogged('the line for notices of PostgreSQL is lost');
    query.mockRestore();
    await setPrice(65_000);
    await expect.poll(() => toPrice(GHEE)).toBe(650);
  });

  it('is logged once when it goes and once when it is back, however often it is probed', async () => {
    await line().close();
    await untilLogged('PostgreSQL is away');
    app.logLines.length = 0;
    for (let probe = 0; probe < 5; probe++) {
      expect(await ready()).toBe(503);
      expect((await app.call('/metrics', METRICS)).status).toBe(200);
    }
    await line().restore();
    await untilLogged('PostgreSQL is back');
    expect(messages()).toEqual(['PostgreSQL is back']);
  });
});
