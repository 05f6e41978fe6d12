import { searchMachine } from '@pgm/machines/catalogue/search';
import { withPorts } from '@pgm/machines/kit';
import type { Language } from '@pgm/ui/foundations/language';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { writeSearches } from '#app/kit/device/search-storage.ts';
import { readRecentSearches } from './recent-searches.ts';

/** The search machine with the site's implementations; pages are named in `language`. */
export function siteSearchMachine(language: Language) {
  return withPorts(searchMachine)({
    actors: {
      readRecent: fromPromise(readRecentSearches),
      saveRecent: fromPromise(({ input }) => writeSearches(input)),
      search: fromPromise(async ({ input: query, signal }) =>
        (await browserClient()).search.find({ query, language }, signal),
      ),
    },
  });
}
