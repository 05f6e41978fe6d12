import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { stockCopies } from '../shopper.ts';
import { report } from './length.ts';
import { orderDuring } from './order-storm.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { ProcessPair } from './process-pair.ts';

const ROUNDS = 6;

/** On a PostgreSQL of its own, with all of its safety on; the others share one that is quick. */
describe('two processes whose PostgreSQL is restarted under load', { timeout: 300_000 }, () => {
  it(`${ROUNDS} times, half of them without a warning, lose no order and are well within 10 s`, async () => {
    await using own = await openOwnPostgres();
    const { postgres, shared } = own;
    const pair = await ProcessPair.start(shared, { DATABASE_URL: shared.url });
    try {
      const [tea = ''] = await stockCopies(pair, 1);
      const seconds: number[] = [];
      const statuses = await orderDuring(pair, tea, async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await setTimeout(1000);
          await postgres.stop(round % 2 ? 'SIGQUIT' : 'SIGINT');
          await postgres.start();
          const begin = performance.now();
          const isWell = async () => (await pair.both('/readyz')).every(({ status }) => status === 200);
          await expect.poll(isWell, { timeout: 20_000 }).toBe(true);
          seconds.push((performance.now() - begin) / 1000);
        }
      });
      report('PostgreSQL restarted', { statuses, secondsUntilWell: seconds });
      expect(Object.keys(statuses).filter((status) => !['201', '503'].includes(status))).toEqual([]);
      expect(Math.max(...seconds)).toBeLessThan(10);
    } finally {
      await pair.end();
    }
  });
});
