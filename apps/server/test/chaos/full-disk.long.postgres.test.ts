import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stockCopies } from '../shopper.ts';
import { report } from './length.ts';
import { orderDuring } from './order-storm.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { ProcessPair } from './process-pair.ts';
import { SmallDisk, canMakeDisks } from './small-disk.ts';

const FULL_MS = 15_000;

/** On a PostgreSQL of its own, whose disk is full for a while. */
describe.runIf(canMakeDisks())('two processes', { timeout: 180_000 }, () => {
  afterEach(() => vi.unstubAllEnvs());

  it('show products while the disk of PostgreSQL is full, lose no order, and are well within 10 s', async () => {
    const disk = new SmallDisk(700);
    vi.stubEnv('TMPDIR', disk.folder);
    await using own = await openOwnPostgres(['max_wal_size=64MB', 'min_wal_size=32MB', 'wal_recycle=off']);
    vi.unstubAllEnvs();
    const { postgres, shared } = own;
    const pair = await ProcessPair.start(shared, { DATABASE_URL: shared.url });
    try {
      const [tea = ''] = await stockCopies(pair, 1);
      const seen: Record<string, number> = {};
      let secondsUntilWell = 0;
      const statuses = await orderDuring(pair, tea, async () => {
        expect((await pair.call('/api/products?limit=20')).status).toBe(200);
        await setTimeout(500);
        disk.leave(1);
        const end = performance.now() + FULL_MS;
        while (performance.now() < end) {
          const { status } = await pair.call('/api/products?limit=20');
          seen[status] = (seen[status] ?? 0) + 1;
          await setTimeout(50);
        }
        disk.leave(300);
        const hadEnded = await postgres.startAgain();
        const begin = performance.now();
        const isWell = async () => (await pair.both('/readyz')).every(({ status }) => status === 200);
        await expect.poll(isWell, { timeout: 20_000 }).toBe(true);
        secondsUntilWell = (performance.now() - begin) / 1000;
        await setTimeout(500);
        report('PostgreSQL had ended', hadEnded);
      });
      report('disk of PostgreSQL full', { seen, statuses, secondsUntilWell });
      expect(Object.keys(seen)).toEqual(['200']);
      expect(Object.keys(statuses).toSorted()).toEqual(['201', '503']);
      expect(secondsUntilWell).toBeLessThan(10);
    } finally {
      await pair.end();
      disk.remove();
    }
  });
});
