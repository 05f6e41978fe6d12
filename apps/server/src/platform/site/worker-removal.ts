import { Hono } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';

/**
 * Replaces the service worker of the site: it deletes all cached data, the leads that wait as well, and then itself.
 */
const REMOVAL = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-background-sync');
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
})()));
`;

/** Takes the service worker away from every browser that comes by: browsers ask for its script with each first page. */
export function workerRemoval(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/service-worker.js', (context) =>
    context.body(REMOVAL, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  return app;
}
