import { type ServerType, createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { ServerEnv } from './server-env.ts';

/** How long a client may take, in ms. */
interface HttpTimes {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number;
  /** From the first byte of a request to the end of its body. */
  readonly request: number;
  /** How often late clients are looked for. */
  readonly check: number;
}

const TIMES: HttpTimes = { headers: 15_000, request: 30_000, check: 2000 };

/**
 * The HTTP server of an app, not open yet. A client that is late gets status 408 and loses its connection; connections
 * beyond `maxConnections` are closed at once.
 */
export function createHttpServer(
  app: Pick<Hono<ServerEnv>, 'fetch'>,
  { maxConnections, keepAliveMs }: Pick<Config, 'maxConnections' | 'keepAliveMs'>,
  times = TIMES,
): ServerType {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: times.headers,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.check,
    },
  });
  server.maxConnections = maxConnections;
  return server;
}
