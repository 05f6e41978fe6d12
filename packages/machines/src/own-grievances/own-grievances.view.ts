import type { SnapshotFrom } from 'xstate';
import type { OwnGrievancesEvent, ownGrievancesMachine } from './own-grievances.machine.ts';

/** The facts that the list of a member's complaints shows. */
export function ownGrievancesView(snapshot: SnapshotFrom<typeof ownGrievancesMachine>) {
  const { grievances, page, pageCount, error } = snapshot.context;
  return {
    status: snapshot.matches('loading')
      ? ('loading' as const)
      : snapshot.matches('failed')
        ? ('failed' as const)
        : ('ready' as const),
    grievances,
    page,
    pageCount,
    error,
  };
}

/** What a person can do with the list. */
export function ownGrievancesVerbs(send: (event: OwnGrievancesEvent) => void) {
  return {
    openPage: (page: number) => send({ type: 'page.open', page }),
    retry: () => send({ type: 'grievances.retry' }),
  };
}
