import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../../../.tools/bench/postgres.mjs';
import { withDatabase } from './postgres-url.ts';

/** An empty PostgreSQL database that several processes can share. */
export interface OwnPostgres {
  readonly url: string;
  /** Changes or reads rows directly, not through the processes. */
  readonly sql: (text: string) => Promise<unknown[]>;
  readonly drop: () => Promise<void>;
}

/**
 * Creates a database on `TEST_DATABASE_URL`, or on a PostgreSQL that it starts; undefined when this machine has
 * none.
 */
export async function openOwnPostgres(): Promise<OwnPostgres | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  const started = given ? undefined : await openPostgres();
  const server = given ?? started?.databaseUrl;
  if (server === undefined) return undefined;
  const name = `pgm_test_${randomUUID().replaceAll('-', '')}`;
  await withDatabase(server, [`create database ${name}`]);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    sql: async (text) => {
      const { rows }: { rows: unknown[] } = await client.query(text);
      return rows;
    },
    drop: async () => {
      await client.end();
      await withDatabase(server, [`drop database ${name} with (force)`]);
      await started?.[Symbol.asyncDispose]();
    },
  };
}
