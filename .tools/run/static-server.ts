import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** A folder that is served; disposing of it ends that. */
export interface ServedFolder extends AsyncDisposable {
  /** Its address, such as `http://127.0.0.1:4000`. */
  readonly origin: string;
}

/** Serves the files of a folder, and nothing else, at a free port of this machine until it is disposed of. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const app = new Hono().use(serveStatic({ root: folder }));
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, resolve);
  const { port } = await promise;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
