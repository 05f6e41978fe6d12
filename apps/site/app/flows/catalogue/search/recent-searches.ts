import { MAX_SEARCH } from '@pgm/api/contract';
import { MAX_RECENT } from '@pgm/machines/catalogue/search';
import * as z from 'zod/mini';
import { readSearches } from '#app/kit/device/search-storage.ts';

const RecentSearches = z
  .array(z.string().check(z.minLength(1), z.maxLength(MAX_SEARCH)))
  .check(z.maxLength(MAX_RECENT));

/** The recent searches of this browser, newest first; none when the stored value is invalid. */
export async function readRecentSearches(): Promise<readonly string[]> {
  const stored = RecentSearches.safeParse(await readSearches());
  return stored.success ? stored.data : [];
}
