import type { SnapshotFrom } from 'xstate';
import { pagedListVerbs, pagedListView } from '../../kit/index.ts';
import type { AssociateListItem, associateListMachine } from './associate-list.machine.ts';

/** The facts that an associate list shows. */
export function associateListView(snapshot: SnapshotFrom<typeof associateListMachine>) {
  const { status, items: associates, total = 0, error } = pagedListView(snapshot);
  return {
    /** `loading` while the list is empty, `adding` while it has associates. */
    status: status === 'loading' && associates.length > 0 ? ('adding' as const) : status,
    associates,
    total,
    canShowMore: snapshot.can({ type: 'list.more' }),
    error,
  };
}

/** What a user can do with the list. */
export const associateListVerbs = pagedListVerbs<AssociateListItem, undefined>;
