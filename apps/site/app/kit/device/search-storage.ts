import { del, get, set } from 'idb-keyval';

/** The key of the recent searches in the browser's database; local storage is for other things (spec section 3). */
const KEY = 'recent-searches';

/** The stored searches; the search checks what they are. */
export const readSearches = (): Promise<unknown> => get(KEY);

/** Stores the recent searches of this browser. */
export const writeSearches = (searches: readonly string[]): Promise<void> => set(KEY, [...searches]);

/** Deletes them. */
export const forgetSearches = (): Promise<void> => del(KEY);
