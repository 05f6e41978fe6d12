import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartFailure } from '../settings.ts';
import type { DatabaseConnection, Subscription } from './database.ts';
import { listenTo } from './postgres-listener.ts';
import { MIGRATIONS_FOLDER } from '../package-folder.ts';

/** The advisory lock around migrating and seeding: any number, the same in every process. */
const START_LOCK = 7_303_014;

/** Opens a pool on PostgreSQL, after a check that the database responds. */
export async function openPostgres(databaseUrl: string): Promise<DatabaseConnection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000 });
  // The pool replaces an idle connection that the server drops; without a listener, this event would end the
  // process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartFailure(
      `DATABASE_URL: no PostgreSQL answers at ${toLocation(databaseUrl)} (${toReason(error)}).`,
    );
  }
  const db = drizzle(pool);
  const subscriptions: Subscription[] = [];
  return {
    db,
    kind: 'PostgreSQL',
    exclusively: async (task) => {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [START_LOCK]);
        return await task();
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [START_LOCK]);
        holder.release();
      }
    },
    migrate: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }),
    listen: async (channel, onChange) => {
      const subscription = await listenTo(databaseUrl, channel, onChange);
      subscriptions.push(subscription);
      return subscription;
    },
    close: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
      await pool.end();
    },
  };
}

/** Host, port and database of an address; never its user or password. */
function toLocation(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'an unreadable address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function toReason(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return 'no connection';
}
