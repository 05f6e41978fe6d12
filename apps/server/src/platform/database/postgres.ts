import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import type { DatabaseConnection, Subscription } from './database.ts';
import { listenTo } from './postgres-listener.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

/** Any number, the same in every process: names the advisory lock around migrating and seeding. */
const START_LOCK = 7_303_014;

/** Opens a pool on PostgreSQL, after proving that it answers. */
export async function openPostgres(databaseUrl: string): Promise<DatabaseConnection> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartFailure(
      `DATABASE_URL: no PostgreSQL answers at ${placeOf(databaseUrl)} (${reasonOf(error)}).`,
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

/** Host, port and database of an address: never its user or password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'an unreadable address';
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  return 'no connection';
}
