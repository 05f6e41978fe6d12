import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Serves the files of a folder, and nothing else, at a free port of this machine until it is disposed of. */
export async function serveFolder(folder) {
  const app = new Hono().use(serveStatic({ root: folder }));
  const { promise, resolve } = Promise.withResolvers();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, resolve);
  const { port } = await promise;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}
