import { searchMachine } from '@pgm/machines/search';
import type { Language } from '@pgm/ui/language';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { keepRecentSearches, readRecentSearches } from './recent-searches.ts';

/** The search as the site runs it; pages are named in `language`. */
export function siteSearchMachine(language: Language) {
  return searchMachine.provide({
    actors: {
      readRecent: fromPromise(readRecentSearches),
      keepRecent: fromPromise(({ input }) => keepRecentSearches(input)),
      search: fromPromise(async ({ input: query, signal }) =>
        (await browserClient()).search.find({ query, language }, signal),
      ),
    },
  });
}
