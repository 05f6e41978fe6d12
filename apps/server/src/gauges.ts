import { count, eq, gte, inArray } from 'drizzle-orm';
import { isAway } from './platform/database/database-failure.ts';
import type { Job } from './platform/jobs/periodic.ts';
import { setAsideRows } from './platform/jobs/set-aside.schema.ts';
import { errorFacts } from './platform/log/error-facts.ts';
import { messageCause, queuedMessages } from './platform/messaging/queued-message.schema.ts';
import type { Platform } from './platform/platform.ts';
import { OPEN_STATUSES, orders } from './sales/tables/order.schema.ts';

const HOUR_MS = 3_600_000;

/** The values of `/metrics` that are read right before each response; the returned function reads them. */
export function gauges(platform: Platform, jobs: readonly Job[]): () => Promise<void> {
  const { catalogueCache, db, log, metrics, now, pageCache, poolSize } = platform;
  const isUp = metrics.gauge('database_up', '1 while the database responds.');
  const open = metrics.gauge('orders_open', 'Orders by status that are not finished yet.', ['status']);
  const recent = metrics.gauge('orders_placed_last_hour', 'Orders that were placed in the last hour.');
  const backlog = metrics.gauge('job_backlog', 'Rows that are due in a job.', ['job']);
  const setAside = metrics.gauge('job_set_aside_rows', 'Rows with which a job failed.', ['job']);
  const dead = metrics.gauge('messages_dead', 'Mails and SMS that were given up.', ['cause']);
  const pool = metrics.gauge('database_pool_connections', 'Connections to the database.', ['state']);
  const cacheHits = metrics.gauge('cache_lookups', 'Look-ups since the start.', ['cache', 'result']);
  const cacheSize = metrics.gauge('cache_bytes', 'Size of the cached responses.', ['cache']);

  const readProcess = () => {
    for (const [state, value] of Object.entries(poolSize())) pool.set({ state }, value);
    for (const [cache, { hits, misses, bytes }] of Object.entries({
      catalogue: catalogueCache.stats,
      pages: pageCache.stats,
    })) {
      cacheHits.set({ cache, result: 'hit' }, hits);
      cacheHits.set({ cache, result: 'miss' }, misses);
      cacheSize.set({ cache }, bytes);
    }
  };
  const readDatabase = async () => {
    const statuses = await db
      .select({ status: orders.status, count: count() })
      .from(orders)
      .where(inArray(orders.status, [...OPEN_STATUSES]))
      .groupBy(orders.status);
    for (const status of OPEN_STATUSES)
      open.set({ status }, statuses.find((row) => row.status === status)?.count ?? 0);
    recent.set(await db.$count(orders, gte(orders.placedAt, new Date(now() - HOUR_MS))));
    const causes = await db
      .select({ cause: queuedMessages.cause, count: count() })
      .from(queuedMessages)
      .where(eq(queuedMessages.state, 'DEAD'))
      .groupBy(queuedMessages.cause);
    for (const cause of messageCause.enumValues)
      dead.set({ cause }, causes.find((row) => row.cause === cause)?.count ?? 0);
    const rows = await db
      .select({ job: setAsideRows.job, count: count() })
      .from(setAsideRows)
      .groupBy(setAsideRows.job);
    const counts = new Map(rows.map((row) => [row.job, row.count]));
    for (const job of jobs) {
      if (job.backlog) backlog.set({ job: job.name }, await job.backlog());
      setAside.set({ job: job.name }, counts.get(job.name) ?? 0);
    }
  };

  return async () => {
    readProcess();
    try {
      await readDatabase();
      isUp.set(1);
    } catch (error) {
      if (!isAway(error))
        log.error({ error: errorFacts(error) }, 'the metrics could not be read from the database');
      isUp.set(0);
    }
  };
}
