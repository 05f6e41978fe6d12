import { LONGEST_SEARCH } from '@pgm/api/contract';
import { MOST_RECENT } from '@pgm/machines/search';
import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';

/** The name under which the browser keeps them; local storage is for other things (spec section 3). */
const KEY_NAME = 'recent-searches';

const RecentSearches = z
  .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH)))
  .check(z.maxLength(MOST_RECENT));

/** What was looked for in this browser, the newest first; nothing when it was not written here. */
export async function readRecentSearches(): Promise<readonly string[]> {
  const stored = RecentSearches.safeParse(await get(KEY_NAME));
  return stored.success ? stored.data : [];
}

/** Keeps them in this browser. */
export function keepRecentSearches(recent: readonly string[]): Promise<void> {
  return set(KEY_NAME, [...recent]);
}
