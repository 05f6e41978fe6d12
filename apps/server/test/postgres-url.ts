import pg from 'pg';

/** Runs statements on a PostgreSQL server, each by itself, since databases can't be made in a transaction. */
export async function withDatabase(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
