import { LONGEST_SEARCH } from '@pgm/api/contract';
import { MOST_RECENT } from '@pgm/machines/search';
import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { RECENT_SEARCHES } from './forget-recent-searches.ts';

const RecentSearches = z
  .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH)))
  .check(z.maxLength(MOST_RECENT));

/** What was looked for in this browser, the newest first; nothing when it was not written here. */
export async function readRecentSearches(): Promise<readonly string[]> {
  const stored = RecentSearches.safeParse(await get(RECENT_SEARCHES));
  return stored.success ? stored.data : [];
}

/** Keeps them in this browser. */
export function keepRecentSearches(recent: readonly string[]): Promise<void> {
  return set(RECENT_SEARCHES, [...recent]);
}
