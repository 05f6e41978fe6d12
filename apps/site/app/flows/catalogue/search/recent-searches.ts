import { MAX_SEARCH } from '@pgm/api/contract';
import { MAX_RECENT } from '@pgm/machines/catalogue/search';
import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { RECENT_SEARCHES } from './forget-recent-searches.ts';

const RecentSearches = z
  .array(z.string().check(z.minLength(1), z.maxLength(MAX_SEARCH)))
  .check(z.maxLength(MAX_RECENT));

/** The recent searches of this browser, newest first; none when the stored value is invalid. */
export async function readRecentSearches(): Promise<readonly string[]> {
  const stored = RecentSearches.safeParse(await get(RECENT_SEARCHES));
  return stored.success ? stored.data : [];
}

/** Saves the recent searches in this browser. */
export function saveRecentSearches(recent: readonly string[]): Promise<void> {
  return set(RECENT_SEARCHES, [...recent]);
}
