import type { ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { createHttpServer } from './http-server.ts';
import type { ServerEnv } from './server-env.ts';
import { StartFailure } from '../settings.ts';

/** How long requests under way may take after SIGTERM, in ms. */
const DRAIN_MS = 8000;

/** How often connections without a request are closed once the port is, in ms. */
const SWEEP_MS = 200;

/** An open port. */
export interface Listening {
  /** Such as `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Resolves after a signal, when the last request has its response, or {@link DRAIN_MS} later. */
  readonly stopped: Promise<void>;
}

/** Opens the port and stops on SIGTERM or SIGINT; `stopping` is aborted at once, the port closes `drainMs` later. */
export async function listen(
  app: Hono<ServerEnv>,
  {
    host,
    port,
    drainMs,
    ...limits
  }: Pick<Config, 'host' | 'port' | 'drainMs' | 'maxConnections' | 'keepAliveMs'>,
  stopping: AbortController,
): Promise<Listening> {
  const fetch = closingWhile(stopping.signal, app);
  const server = createHttpServer({ fetch }, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portFailure(error, host, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const openPort = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://${host}:${openPort}`, stopped: stopOnSignal(server, stopping, drainMs) };
}

function portFailure(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartFailure(`PORT ${port} is already in use; stop what uses it or set another PORT.`);
  if (code === 'EACCES')
    return new StartFailure(`PORT ${port} may not be opened by this user; set another PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** From the stop on, each response is the last one of its connection, so that its client turns to another process. */
function closingWhile(isStopping: AbortSignal, app: Hono<ServerEnv>): Hono<ServerEnv>['fetch'] {
  return async (...call) => {
    const response = await app.fetch(...call);
    if (isStopping.aborted) response.headers.set('Connection', 'close');
    return response;
  };
}

function stopOnSignal(server: ServerType, stopping: AbortController, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      const giveUp = setTimeout(() => closeAll(server), DRAIN_MS);
      // Balancers read at `/readyz` or `/healthz` that they send no more visitors, and only then the port closes. Until
      // then they may send a request on a connection that they have.
      setTimeout(() => {
        // A response whose headers were sent before the signal leaves its connection open.
        const sweep = setInterval(() => closeIdle(server), SWEEP_MS);
        server.close(() => {
          clearTimeout(giveUp);
          clearInterval(sweep);
          resolve();
        });
      }, drainMs);
    };
    // A terminal sends Ctrl+C to the whole process group, and the parent process may send the signal a second time.
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

function closeIdle(server: ServerType): void {
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}

function closeAll(server: ServerType): void {
  if ('closeAllConnections' in server) server.closeAllConnections();
}
