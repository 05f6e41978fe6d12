import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from '../log/logger.ts';
import type { ServerEnv } from './server-env.ts';

/**
 * Writes one line per request: its route, its status and its duration in ms. It logs routes, because addresses can
 * contain ids. The response carries the id of the line, so that a person can name the request to an operator.
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
        route: toRoute(context),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}

/** The most exact route that matched; a page of the site matches only the catch-all. */
function toRoute(context: Context): string {
  return matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'page';
}
