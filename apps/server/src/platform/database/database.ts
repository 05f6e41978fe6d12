import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';

/** The SQL database, PostgreSQL or the embedded PGlite alike; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and what its owner needs around it. */
export interface DatabaseConnection {
  readonly db: Database;
  /** What it is, for the start message and `/readyz`. */
  readonly kind: 'PostgreSQL' | 'embedded PGlite';
  /** Runs `task` in one process at a time, whichever processes share the database. */
  readonly exclusively: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Applies what is missing of `migrations/`. */
  readonly migrate: () => Promise<void>;
  /** Calls `onChange` after each commit that notifies `channel`; ends with the connection. */
  readonly listen: (channel: string, onChange: () => void) => Promise<Subscription>;
  readonly close: () => Promise<void>;
}

/** A standing order for notices. */
export interface Subscription {
  /** False while the line to the database is lost and notices may be missed. */
  readonly isLive: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database; loads only the driver it needs. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<DatabaseConnection> {
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir);
}
