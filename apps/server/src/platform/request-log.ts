import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from './logger.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * One line per request: which route, how it ended, how long it took in ms; addresses can hold ids, so routes are logged.
 * The answer carries the line's id, so that a person can tell an operator which request it was.
 */
export function requestLog(log: Logger): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const requestId = context.get('requestId');
    context.res.headers.set('X-Request-Id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        route: routeOf(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}

/** The most exact route that matched; a page of the site matches only the catch-all. */
function routeOf(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page';
}
