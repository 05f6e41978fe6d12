import { NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';
import { MIGRATIONS_FOLDER } from '../package-folder.ts';
import { StartFailure } from '../settings.ts';
import type { DatabaseConnection } from './database.ts';
import { DatabaseAway } from './database-failure.ts';
import { PostgresListener } from './postgres-listener.ts';
import { PostgresSession } from './postgres-session.ts';
import { PostgresSockets } from './postgres-sockets.ts';
import { POSTGRES_TIMES, type PostgresTimes } from './postgres-times.ts';

/** The advisory lock around migrating and seeding: any number, the same in every process. */
const START_LOCK = 7_303_014;

/** Opens a pool on PostgreSQL, after a check that the database responds. */
export async function openPostgres(
  databaseUrl: string,
  log: Logger,
  times: PostgresTimes = POSTGRES_TIMES,
): Promise<DatabaseConnection> {
  const sockets = new PostgresSockets(times.silenceMs);
  const pool = openPool(databaseUrl, log, times, sockets);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartFailure(
      `DATABASE_URL: no PostgreSQL answers at ${toLocation(databaseUrl)} (${toReason(error)}).`,
    );
  }
  const listeners: PostgresListener[] = [];
  const rejectWhileAway = () => {
    if (listeners.some((listener) => listener.isAway())) throw new DatabaseAway('PostgreSQL is away.');
  };
  const dialect = new PgDialect();
  const session = new PostgresSession(pool, dialect, rejectWhileAway);
  return {
    db: new NodePgDatabase(dialect, session, undefined),
    kind: 'PostgreSQL',
    poolSize: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    exclusively: (task) =>
      withClient(databaseUrl, async (client) => {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return task();
      }),
    migrate: () =>
      withClient(databaseUrl, (client) => migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })),
    listen: async (channel, onChange) => {
      const listener = await PostgresListener.open({
        databaseUrl,
        channel,
        onChange,
        onSilence: () => sockets.doubt(times.heartbeatDeadlineMs),
        onAway: () => sockets.destroy(),
        log,
        times,
      });
      listeners.push(listener);
      return listener;
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
      const ended = pool.end();
      await Promise.race([ended, setTimeout(times.stopMs)]);
      sockets.destroy();
      await ended;
    },
  };
}

function openPool(databaseUrl: string, log: Logger, times: PostgresTimes, sockets: PostgresSockets): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: times.connectionMs,
    statement_timeout: times.statementMs,
    lock_timeout: times.lockMs,
    idle_in_transaction_session_timeout: times.idleInTransactionMs,
    keepAlive: true,
    stream: sockets.add,
  });
  const logLoss = (error: Error) =>
    log.warn({ error: errorFacts(error) }, 'a connection to PostgreSQL is lost');
  // Without listeners, these events would end the process: the pool reports a connection that nothing uses, and a
  // connection that a request uses reports itself.
  pool.on('error', logLoss);
  pool.on('connect', (client) => client.on('error', logLoss));
  return pool;
}

/**
 * Runs work of the start on a connection of its own, since this may take longer than a request may. The end of the
 * connection releases its locks.
 */
async function withClient<Value>(
  databaseUrl: string,
  task: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // The statement that is lost with the connection fails, and this says it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await task(client);
  } finally {
    await client.end();
  }
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
