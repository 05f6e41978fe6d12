import type { SnapshotFrom } from 'xstate';
import type { ActiveMove, SearchEvent, searchMachine } from './search.machine.ts';
import { toOptions } from './search-options.ts';

export {
  type ActiveMove,
  type GoToOption,
  SEARCH_MS,
  type SearchEvent,
  searchMachine,
} from './search.machine.ts';
export { MAX_RECENT, type SearchOption } from './search-options.ts';

/** The facts that the search shows. */
export function searchView(snapshot: SnapshotFrom<typeof searchMachine>) {
  const { text, recent, found, activeAt, error } = snapshot.context;
  return {
    status: readStatus(snapshot),
    text,
    options: toOptions(text, recent, found),
    activeAt,
    /** The number of products, brands, categories and pages that were found, including those that are not listed. */
    total:
      found === undefined
        ? 0
        : Math.max(found.total, found.products.length) +
          found.brands.length +
          found.categories.length +
          found.pages.length,
    error,
  };
}

function readStatus(snapshot: SnapshotFrom<typeof searchMachine>) {
  if (snapshot.matches({ search: 'empty' })) return 'empty' as const;
  if (snapshot.matches({ search: 'found' })) return 'found' as const;
  if (snapshot.matches({ search: 'nothing' })) return 'nothing' as const;
  if (snapshot.matches({ search: 'failed' })) return 'failed' as const;
  return 'searching' as const;
}

/** What a user can do with the search. */
export function searchVerbs(send: (event: SearchEvent) => void) {
  return {
    changeText: (text: string) => send({ type: 'text.change', text }),
    moveActive: (to: ActiveMove) => send({ type: 'active.move', to }),
    choose: (at: number) => send({ type: 'option.choose', at }),
    submit: () => send({ type: 'search.submit' }),
    retry: () => send({ type: 'search.retry' }),
    escape: () => send({ type: 'search.escape' }),
    removeRecent: (text: string) => send({ type: 'recent.remove', text }),
    clearRecent: () => send({ type: 'recent.clear' }),
  };
}
