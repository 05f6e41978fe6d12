import { del } from 'idb-keyval';

/** The key of the recent searches in the browser; local storage is for other things (spec section 3). */
export const RECENT_SEARCHES = 'recent-searches';

/** Deletes the recent searches of this browser. */
export function forgetRecentSearches(): Promise<void> {
  return del(RECENT_SEARCHES);
}
