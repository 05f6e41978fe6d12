import { type UseStore, clear, createStore, set } from 'idb-keyval';
import { noteInterest } from '../../../kit/note-interest.ts';

let store: UseStore | undefined;

/** The products that were seen in this browser, by their ids, with the times; local storage is for other things (spec section 3). */
export function seenStore(): UseStore {
  store ??= createStore('seen-products', 'times');
  return store;
}

/** Stores on this device that the visitor looks at a product now, and counts the look, without the visitor, for staff. */
export function noteSeen(id: string): Promise<void> {
  void noteInterest({ kind: 'view', productId: id });
  return set(id, Date.now(), seenStore());
}

/** Deletes what was stored. */
export function forgetSeen(): Promise<void> {
  return clear(seenStore());
}
