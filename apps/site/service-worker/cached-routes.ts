import { STORES } from './stores.ts';

/** The maximum number of builds whose routes are cached: this one, and those of the cached pages. */
const MAX_BUILDS = 3;

/** Writes run one after the other, so that none is lost when several come at once. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Responds to the router's request for the routes at some addresses. Offline it gets all known routes of its
 * build: more than it requested, and it uses what it needs.
 */
export async function respondWithRoutes(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(cacheRoutes(request.url, response.clone()));
    return response;
  } catch (error) {
    const store = await caches.open(STORES.routes);
    const cached = await store.match(toKey(request.url));
    if (cached) return cached;
    throw error;
  }
}

/** Adds a response about routes to the known routes of its build. */
export function cacheRoutes(address: string, response: Response): Promise<void> {
  const cached = turn.then(() => addRoutes(toKey(address), response));
  turn = cached.catch(() => undefined);
  return cached;
}

async function addRoutes(key: string, response: Response): Promise<void> {
  const store = await caches.open(STORES.routes);
  const known: unknown = await (await store.match(key))?.json();
  const reported: unknown = await response.json();
  await store.put(key, Response.json({ ...Object(known), ...Object(reported) }));
  const builds = await store.keys();
  for (const old of builds.slice(0, -MAX_BUILDS)) await store.delete(old);
}

function toKey(address: string): string {
  return `/__manifest?version=${new URL(address).searchParams.get('version') ?? ''}`;
}
