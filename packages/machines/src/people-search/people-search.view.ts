import type { SnapshotFrom } from 'xstate';
import type { PeopleSearchEvent, peopleSearchMachine } from './people-search.machine.ts';

/** The facts that the search and its results show. */
export function peopleSearchView(snapshot: SnapshotFrom<typeof peopleSearchMachine>) {
  const { text, page, found, error } = snapshot.context;
  return {
    status: snapshot.matches('empty')
      ? ('empty' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : snapshot.matches('found')
          ? ('found' as const)
          : ('searching' as const),
    text,
    page,
    found,
    error,
  };
}

/** What a person can do with the search. */
export function peopleSearchVerbs(send: (event: PeopleSearchEvent) => void) {
  return {
    changeText: (text: string) => send({ type: 'text.change', text }),
    goToPage: (page: number) => send({ type: 'page.go', page }),
    retry: () => send({ type: 'search.retry' }),
  };
}
