import { STORES } from './stores.ts';

/** Of how many builds routes are kept: of this one, and of those that kept pages are from. */
const MOST_BUILDS = 3;

/** One after the other, so that none is lost when several come at once. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Answers the router's question which routes there are at some addresses. Without a line it gets all that were ever told
 * for its build: more than it asked for, and it takes what it needs.
 */
export async function answerRoutes(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keepRoutes(request.url, response.clone()));
    return response;
  } catch (error) {
    const store = await caches.open(STORES.routes);
    const kept = await store.match(keyOf(request.url));
    if (kept) return kept;
    throw error;
  }
}

/** Adds an answer about routes to those that are known of its build. */
export function keepRoutes(address: string, response: Response): Promise<void> {
  const kept = turn.then(() => addRoutes(keyOf(address), response));
  turn = kept.catch(() => undefined);
  return kept;
}

async function addRoutes(key: string, response: Response): Promise<void> {
  const store = await caches.open(STORES.routes);
  const known: unknown = await (await store.match(key))?.json();
  const told: unknown = await response.json();
  await store.put(key, Response.json({ ...Object(known), ...Object(told) }));
  const builds = await store.keys();
  for (const old of builds.slice(0, -MOST_BUILDS)) await store.delete(old);
}

function keyOf(address: string): string {
  return `/__manifest?version=${new URL(address).searchParams.get('version') ?? ''}`;
}
