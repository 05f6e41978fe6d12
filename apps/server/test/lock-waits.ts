import type pg from 'pg';
import { expect } from 'vitest';

/** Until connections wait for a lock. @param count at least so many; default 1 */
export function untilWaiting(client: pg.Client, count = 1): Promise<void> {
  return expect
    .poll(async () => {
      // In a transaction, PostgreSQL shows what it has shown once.
      await client.query('select pg_stat_clear_snapshot()');
      const { rows } = await client.query(`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBeGreaterThanOrEqual(count);
}
