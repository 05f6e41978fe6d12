import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ServerEnv } from './server-env.ts';
import type { Platform } from '../platform.ts';

/**
 * `/metrics` for Prometheus. Without `METRICS_TOKEN`, or with another token, there is no such address.
 * @param refresh sets the values that are read from the database
 */
export function metricsRoutes({ config, metrics }: Platform, refresh: () => Promise<void>) {
  const app = new Hono<ServerEnv>();
  const { metricsToken } = config;
  if (metricsToken === undefined) return app;
  metrics.addProcess();
  app.get('/metrics', async (context, next) => {
    if (!isEqual(context.req.header('Authorization') ?? '', `Bearer ${metricsToken}`)) return next();
    await refresh();
    context.header('Cache-Control', 'no-store');
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  return app;
}

/** Compares texts in a time that does not depend on where they differ. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(toHash(one), toHash(other));
}

function toHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
