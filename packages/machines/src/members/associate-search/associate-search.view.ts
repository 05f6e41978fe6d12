import type { SnapshotFrom } from 'xstate';
import type { AssociateSearchEvent, associateSearchMachine } from './associate-search.machine.ts';

export {
  type AssociateSearchEvent,
  type AssociateSearchQuery,
  type FoundAssociates,
  TYPING_MS,
  associateSearchMachine,
} from './associate-search.machine.ts';

/** The facts that the search and its results show. */
export function associateSearchView(snapshot: SnapshotFrom<typeof associateSearchMachine>) {
  const { text, page, found, error } = snapshot.context;
  return {
    status: snapshot.value === 'waiting' ? ('searching' as const) : snapshot.value,
    text,
    page,
    found,
    error,
  };
}

/** What a user can do with the search. */
export function associateSearchVerbs(send: (event: AssociateSearchEvent) => void) {
  return {
    changeText: (text: string) => send({ type: 'text.change', text }),
    goToPage: (page: number) => send({ type: 'page.go', page }),
    retry: () => send({ type: 'search.retry' }),
  };
}
