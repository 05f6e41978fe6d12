import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from './logger.ts';
import type { ServerEnv } from './server-env.ts';

/** One line per request: which route, how it ended, how long it took in ms. Addresses can hold ids, so routes are logged. */
export function requestLog(log: Logger): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        route: routePath(context, -1),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
