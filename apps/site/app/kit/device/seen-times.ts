import { type UseStore, clear, createStore, delMany, entries, set } from 'idb-keyval';

let store: UseStore | undefined;

/** The products that were seen in this browser, by their ids, with the times; local storage is for other things (spec section 3). */
function seenStore(): UseStore {
  store ??= createStore('seen-products', 'times');
  return store;
}

/** Stores that the visitor looks at a product now. */
export function noteSeen(id: string): Promise<void> {
  return set(id, Date.now(), seenStore());
}

/** What was stored: ids and times. */
export function readSeenTimes(): Promise<readonly (readonly [IDBValidKey, unknown])[]> {
  return entries(seenStore());
}

/** Deletes the times of some products. */
export function forgetSeenTimes(ids: readonly IDBValidKey[]): Promise<void> {
  return delMany([...ids], seenStore());
}

/** Deletes what was stored. */
export function forgetSeen(): Promise<void> {
  return clear(seenStore());
}
