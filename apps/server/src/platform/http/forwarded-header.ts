import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log/logger.ts';

/** Logs once that a proxy is in front of a server that trusts none: then all visitors share one limit. */
export function reportForwardedHeader(trustedProxies: number, log: Logger): MiddlewareHandler {
  let isReported = trustedProxies > 0;
  return (context, next) => {
    if (!isReported && context.req.header('X-Forwarded-For') !== undefined) {
      isReported = true;
      log.error(
        {},
        'a request has X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy, all visitors share one limit',
      );
    }
    return next();
  };
}
