import pg from 'pg';
import { openPostgres } from '../../../../.tools/run/open-postgres.ts';
import type { SharedPostgres } from '../postgres-copy.ts';

/**
 * A PostgreSQL for one test, with all of its safety on: it can be stopped, or have a disk of its own.
 * @param settings such as `wal_recycle=off`
 */
export async function openOwnPostgres(settings: readonly string[] = []) {
  const postgres = await openPostgres(settings);
  if (postgres === undefined) throw new Error('PostgreSQL is not installed');
  const url = postgres.databaseUrl;
  const shared: SharedPostgres = {
    url,
    sql: async (text) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows }: { rows: unknown[] } = await client.query(text);
      await client.end();
      return rows;
    },
    drop: () => Promise.resolve(),
  };
  return { postgres, shared, [Symbol.asyncDispose]: () => postgres[Symbol.asyncDispose]() };
}
