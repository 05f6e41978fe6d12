import type { SnapshotFrom } from 'xstate';
import type { AssociateListEvent, associateListMachine } from './associate-list.machine.ts';

/** The facts that an associate list shows. */
export function associateListView(snapshot: SnapshotFrom<typeof associateListMachine>) {
  const { associates, total, pagesRead, error } = snapshot.context;
  return {
    /** `loading` while the list is empty, `adding` while it has associates. */
    status: snapshot.matches('failed')
      ? ('failed' as const)
      : snapshot.matches('ready')
        ? ('ready' as const)
        : pagesRead > 0
          ? ('adding' as const)
          : ('loading' as const),
    associates,
    total,
    canShowMore: snapshot.can({ type: 'associates.more' }),
    error,
  };
}

/** What a user can do with the list. */
export function associateListVerbs(send: (event: AssociateListEvent) => void) {
  return {
    open: () => send({ type: 'associates.open' }),
    showMore: () => send({ type: 'associates.more' }),
    retry: () => send({ type: 'associates.retry' }),
  };
}
