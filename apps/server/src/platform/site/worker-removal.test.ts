import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { workerRemoval } from './worker-removal.ts';

/** Runs a worker's script in a browser of the test's own; what it did, in order. */
async function run(script: string): Promise<string[]> {
  const did: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const waiting: Promise<unknown>[] = [];
  runInNewContext(script, {
    self: {
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      skipWaiting: () => did.push('takes over'),
      registration: { unregister: async () => did.push('unregisters') },
    },
    caches: {
      keys: async () => ['pages-1', 'assets-1'],
      delete: async (name: string) => did.push(`deletes ${name}`),
    },
    indexedDB: { deleteDatabase: (name: string) => did.push(`deletes ${name}`) },
  });
  for (const name of ['install', 'activate'])
    listeners[name]?.({ waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
  return did;
}

describe('what takes a service worker away', () => {
  it('is not cached', async () => {
    const response = await workerRemoval().request('/service-worker.js');
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Cache-Control'),
    ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
  });

  it('becomes active at once, deletes all cached data, and then itself', async () => {
    const response = await workerRemoval().request('/service-worker.js');
    expect(await run(await response.text())).toEqual([
      'takes over',
      'deletes pages-1',
      'deletes assets-1',
      'deletes workbox-background-sync',
      'deletes workbox-expiration',
      'unregisters',
    ]);
  });
});
