import { type UseStore, clear, createStore, set } from 'idb-keyval';

let store: UseStore | undefined;

/** The products that were seen in this browser, by their ids, with the times; local storage is for other things (spec section 3). */
export function seenStore(): UseStore {
  store ??= createStore('seen-products', 'times');
  return store;
}

/** Stores that the visitor looks at a product now. */
export function noteSeen(id: string): Promise<void> {
  return set(id, Date.now(), seenStore());
}

/** Deletes what was stored. */
export function forgetSeen(): Promise<void> {
  return clear(seenStore());
}
