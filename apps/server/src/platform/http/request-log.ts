import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { runRequest } from '../log/request-scope.ts';
import type { Platform } from '../platform.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Counts each request, and writes one line for it: its route, its status and its duration in ms. It logs routes, because addresses can
 * contain ids. The response carries the id of the line, so that a person can name the request to an operator.
 */
export function requestLog({
  log,
  metrics,
}: Pick<Platform, 'log' | 'metrics'>): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = context.get('requestId');
    await runRequest(requestId, next);
    context.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - start;
    const facts = { method: context.req.method, route: toRoute(context), status: context.res.status };
    metrics.countRequest(facts, ms);
    log.info({ requestId, ...facts, ms: Math.round(ms) }, 'request');
  };
}

/** The most exact route that matched; a page of the site matches only the catch-all. */
export function toRoute(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page';
}
