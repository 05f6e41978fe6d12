import { type ServerType, createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
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
 * How long a connection without a request stays open, in ms: longer than proxies keep theirs, which is 60 s as a rule.
 * If the server closed first, the proxy's next request could arrive at the same moment and be lost.
 */
const KEEP_ALIVE_MS = 72_000;

/**
 * The HTTP server of an app, not open yet. A client that is late gets status 408 and loses its connection.
 * @param maxConnections more connections are closed at once
 */
export function createHttpServer(
  app: Pick<Hono<ServerEnv>, 'fetch'>,
  { maxConnections }: { readonly maxConnections: number },
  times = TIMES,
): ServerType {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: times.headers,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.check,
    },
  });
  server.maxConnections = maxConnections;
  return server;
}
