import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database that is deleted when it is disposed of. */
interface DatabaseCopy extends AsyncDisposable {
  readonly databaseUrl: string;
}

/** A copy of a database beside it, which no one is connected to; disposing of it deletes it. */
export async function copyDatabase(databaseUrl: string): Promise<DatabaseCopy> {
  const url = new URL(databaseUrl);
  const from = url.pathname.slice(1);
  const name = `pgm_bench_${randomUUID().replaceAll('-', '')}`;
  const onServer = async (sql: string) => {
    const server = new URL(databaseUrl);
    server.pathname = '/template1';
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await onServer(`create database ${name} template ${from}`);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    [Symbol.asyncDispose]: () => onServer(`drop database ${name} with (force)`),
  };
}
