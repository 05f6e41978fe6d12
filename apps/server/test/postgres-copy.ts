import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './postgres-url.ts';

/** A migrated and seeded PostgreSQL database of a test. */
export interface PostgresCopy {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Copies the template, to which no other connection may be open. */
export function copyPostgres(template = inject('postgresTemplate')): Promise<PostgresCopy> {
  return createFrom(template, new URL(template).pathname.slice(1));
}

/** Creates a database without tables. */
export function openEmptyPostgres(): Promise<PostgresCopy> {
  return createFrom(inject('postgresTemplate'), 'template0');
}

async function createFrom(address: string, template: string): Promise<PostgresCopy> {
  const url = new URL(address);
  const name = `pgm_test_${randomUUID().replaceAll('-', '')}`;
  url.pathname = '/postgres';
  const server = url.href;
  await withDatabase(server, [`create database ${name} template ${template}`]);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => withDatabase(server, [`drop database ${name} with (force)`]) };
}

/** A copy with a connection of the test, to change or read rows directly and not through the server. */
export interface SharedPostgres extends PostgresCopy {
  readonly sql: (text: string) => Promise<unknown[]>;
}

/** Opens a copy that several processes can share. */
export async function openSharedPostgres(): Promise<SharedPostgres> {
  const copy = await copyPostgres();
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  return {
    url: copy.url,
    sql: async (text) => {
      const { rows }: { rows: unknown[] } = await client.query(text);
      return rows;
    },
    drop: async () => {
      await client.end();
      await copy.drop();
    },
  };
}
