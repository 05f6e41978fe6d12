import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Buyer, offer, toStock } from '../buyer.ts';
import { type SharedPostgres, openSharedPostgres } from '../postgres-copy.ts';
import { stockCopies } from '../shopper.ts';
import { report } from './length.ts';
import { PatientBuyer, sumStatuses } from './patient-buyer.ts';
import { ProcessPair } from './process-pair.ts';

/** Half of them for each of the two processes. */
const BUYERS = 1200;

describe('600 orders at once for each of two processes', { timeout: 300_000 }, () => {
  let shared: SharedPostgres;
  let pair: ProcessPair;
  beforeAll(async () => {
    shared = await openSharedPostgres();
    pair = await ProcessPair.start(shared, { DATABASE_URL: shared.url });
  }, 60_000);
  afterAll(async () => {
    await pair.end();
    await shared.drop();
  });

  it('are all stored once, and none fails in a way that a buyer cannot repeat', async () => {
    const [tea = ''] = await stockCopies(pair, 1);
    await offer(pair, tea, { pricePaise: 50_000, points: 7, quantity: BUYERS });
    const buyers = (await Buyer.many(pair, BUYERS)).map((buyer) => new PatientBuyer(buyer));
    const begin = performance.now();
    const statuses = await Promise.all(buyers.map((buyer) => buyer.order([[tea, 1]], 500)));
    report('orders at once', { ms: performance.now() - begin, statuses: sumStatuses(buyers) });
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(Object.keys(sumStatuses(buyers)).filter((status) => !['201', '503'].includes(status))).toEqual([]);
    expect(new Set(buyers.flatMap(({ acknowledged }) => acknowledged)).size).toBe(BUYERS);
    expect(await toStock(pair, tea)).toBe(0);
    expect((await pair.both('/readyz')).map(({ status }) => status)).toEqual([200, 200]);
  });
});
