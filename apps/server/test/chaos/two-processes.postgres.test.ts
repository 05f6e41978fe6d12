import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleId } from '../../src/platform/database/id.ts';
import { Buyer, offer, toStock } from '../buyer.ts';
import { FaultyLine } from '../faulty-line.ts';
import { type SharedPostgres, openSharedPostgres } from '../postgres-copy.ts';
import { stockCopies } from '../shopper.ts';
import { isLong, report } from './length.ts';
import { orderDuring } from './order-storm.ts';
import { PatientBuyer, sumStatuses } from './patient-buyer.ts';
import { ProcessPair } from './process-pair.ts';

const ROUNDS = isLong ? 20 : 1;
const RIVALS = isLong ? 200 : 30;
const CUTS = isLong ? 30 : 3;
const AWAY_MS = isLong ? 60_000 : 700;

/** Products that no test changes; the first one is read before the trouble begins. */
const CACHED = `/api/products/${sampleId('product/bilona-cow-ghee')}`;
const UNCACHED = `/api/products/${sampleId('product/copper-water-bottle')}`;

describe(
  'two processes on a PostgreSQL that fails',
  { timeout: 60_000 + AWAY_MS * 4 + ROUNDS * 10_000 },
  () => {
    let shared: SharedPostgres;
    let line: FaultyLine;
    let pair: ProcessPair;
    let tea = '';
    beforeAll(async () => {
      shared = await openSharedPostgres();
      line = await FaultyLine.to(shared.url);
      pair = await ProcessPair.start(shared, { DATABASE_URL: line.url });
      [tea = ''] = await stockCopies(pair, 1);
    }, 60_000);
    afterAll(async () => {
      await pair.end();
      await line.close();
      await shared.drop();
    });

    const patient = async (count: number) =>
      (await Buyer.many(pair, count)).map((buyer) => new PatientBuyer(buyer));
    const isWell = async () => (await pair.both('/readyz')).every(({ status }) => status === 200);
    /** Ends all connections of the processes as an administrator does. */
    const terminate = () =>
      shared.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

    it(`sell the last 7 pieces to 7 of ${RIVALS} buyers, ${ROUNDS} times`, async () => {
      const rivals = await patient(RIVALS);
      for (let round = 0; round < ROUNDS; round += 1) {
        await offer(pair, tea, { pricePaise: 50_000, points: 7, quantity: 7 });
        const sold = await Promise.all(rivals.map((rival) => rival.order([[tea, 1]], 500)));
        expect(sold.filter((status) => status === 201)).toHaveLength(7);
        expect(await toStock(pair, tea)).toBe(0);
      }
      report('last pieces', sumStatuses(rivals));
    });

    it(`store each order once and completely while connections are cut ${CUTS} times`, async () => {
      const statuses = await orderDuring(pair, tea, async () => {
        for (let cut = 0; cut < CUTS; cut += 1) {
          await setTimeout(200);
          if (cut % 2) await terminate();
          else line.cut();
        }
        await setTimeout(300);
      });
      report('connections cut', statuses);
      expect(Object.keys(statuses).filter(isUnwanted)).toEqual([]);
      await expect.poll(isWell, { timeout: 10_000 }).toBe(true);
    });

    it.each([
      ['stopped', () => line.close()],
      ['in a network that loses everything', () => Promise.resolve(line.silence())],
    ])(
      `show cached products while PostgreSQL is %s for ${AWAY_MS} ms, and are well within 10 s`,
      async (how, fail) => {
        for (const response of await pair.both(CACHED)) expect(response.status).toBe(200);
        let seconds = 0;
        const seen: string[] = [];
        const statuses = await orderDuring(pair, tea, async () => {
          await setTimeout(200);
          await fail();
          const end = performance.now() + AWAY_MS;
          while (performance.now() < end) {
            const cached = await pair.both(CACHED);
            const other = await pair.both(UNCACHED);
            seen.push(
              ...cached.map(({ status }) => `cached ${status}`),
              ...other.map(({ status }) => `other ${status}`),
            );
            await setTimeout(AWAY_MS / 50);
          }
          await line.restore();
          const begin = performance.now();
          await expect.poll(isWell, { timeout: 20_000 }).toBe(true);
          seconds = (performance.now() - begin) / 1000;
          await setTimeout(300);
        });
        expect(Object.keys(statuses).filter(isUnwanted)).toEqual([]);
        report(`PostgreSQL ${how}`, { seen: countedWords(seen), statuses, secondsUntilWell: seconds });
        expect(seconds).toBeLessThan(10);
        expect(new Set(seen.filter((what) => /cached 5|other 500/.test(what)))).toEqual(new Set());
      },
    );
  },
);

/** What a buyer must not see while a database fails. */
const isUnwanted = (status: string) => !['201', '503'].includes(status);

function countedWords(words: readonly string[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(words, String));
  return Object.fromEntries(groups.map(([word, same]) => [word, same?.length ?? 0]));
}
