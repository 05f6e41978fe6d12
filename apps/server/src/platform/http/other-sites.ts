import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** How long a browser remembers what it may send, in seconds. */
const REMEMBERED = 600;

/**
 * Lets pages of other sites make calls here, which browsers forbid by default. Their calls are signed by a token, so that
 * no cookie is accepted.
 * @param callers the origins of these sites
 */
export function otherSites(callers: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...callers],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposeHeaders: ['Link', 'Retry-After'],
    maxAge: REMEMBERED,
  });
}
