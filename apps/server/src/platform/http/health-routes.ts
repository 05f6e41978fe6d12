import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { isAway } from '../database/database-failure.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Platform } from '../platform.ts';
import type { ServerEnv } from './server-env.ts';

/** How long the database may take to respond to `/readyz`, in ms; balancers wait no longer. */
const READY_MS = 2000;

/** What a balancer reads from the signal on: the process takes no new visitors. */
const STOPPING = { status: 'stopping' };

/** `/healthz`: the process lives and does not stop. `/readyz`: it can also reach its database. */
export function healthRoutes({ db, log, stopping }: Platform) {
  const app = new Hono<ServerEnv>();
  const { signal } = stopping;
  app.get('/healthz', (context) =>
    signal.aborted ? context.json(STOPPING, 503) : context.json({ status: 'ok' }),
  );
  app.get('/readyz', async (context) => {
    if (signal.aborted) return context.json(STOPPING, 503);
    try {
      await Promise.race([db.execute(sql`select 1`), late(READY_MS)]);
      return context.json({ status: 'ready' });
    } catch (error) {
      if (!isAway(error)) log.error({ error: errorFacts(error) }, 'the database does not respond');
      return context.json({ status: 'database unavailable' }, 503);
    }
  });
  return app;
}

async function late(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error(`no response within ${ms} ms`);
}
