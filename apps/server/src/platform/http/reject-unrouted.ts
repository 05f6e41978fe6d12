import type { Endpoint } from '@pgm/api/contract';
import type { Hono } from 'hono';
import { routePath } from './route-path.ts';
import type { ServerEnv } from './server-env.ts';

/** Stops the start when the contract promises a call that no route serves. */
export function rejectUnrouted(endpoints: readonly Endpoint[], app: Hono<ServerEnv>): void {
  const served = new Set(app.routes.map(({ method, path }) => `${method} ${path}`));
  const unrouted = endpoints
    .map((endpoint) => `${endpoint.method} ${routePath(endpoint)}`)
    .filter((route) => !served.has(route));
  if (unrouted.length > 0) throw new Error(`The contract has calls without a route: ${unrouted.join(', ')}`);
}
