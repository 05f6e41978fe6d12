import pg from 'pg';

/** Runs statements on a PostgreSQL server, each one alone, since a transaction cannot create databases. */
export async function withDatabase(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
