import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The SQL database: PostgreSQL or the embedded PGlite. A transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and the functions that its owner needs. */
export interface DatabaseConnection {
  readonly db: Database;
  /** The kind of database, for the start message and `/readyz`. */
  readonly kind: 'PostgreSQL' | 'embedded PGlite';
  /** The open connections by state; empty for the embedded database, which has none. */
  readonly poolSize: () => Readonly<Record<string, number>>;
  /** Runs `task` in one process at a time among all processes that share the database. */
  readonly exclusively: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Applies the missing migrations of `migrations/`. */
  readonly migrate: () => Promise<void>;
  /**
   * Calls `onChange` with the text of each notice, after the commit that sends it to `channel`, and with empty text when
   * notices may have been missed. Ends when the connection is closed.
   */
  readonly listen: (channel: string, onChange: (text: string) => void) => Promise<Subscription>;
  readonly close: () => Promise<void>;
}

/** A subscription to notices of change. */
export interface Subscription {
  /** False while notices may be missed although the database can be reached. */
  readonly isTrusted: () => boolean;
  readonly stop: () => Promise<void>;
}
