import { del } from 'idb-keyval';

/** The name under which the browser keeps recent searches; local storage is for other things (spec section 3). */
export const RECENT_SEARCHES = 'recent-searches';

/** Forgets what was looked for in this browser. */
export function forgetRecentSearches(): Promise<void> {
  return del(RECENT_SEARCHES);
}
