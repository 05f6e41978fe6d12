import type { TreeNode, TreePerson } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { createPagedList, pagedListVerbs, pagedListView } from '../../kit/index.ts';

/** An associate in the list; for those above the member, the size of their team is unknown. */
export type AssociateListItem = TreePerson & Partial<Pick<TreeNode, 'directCount' | 'totalCount'>>;

/** The sentence for associates that could not be fetched (spec section 8). */
export const TREE_NOT_FETCHED = 'Failed to fetch associate tree';

/** A list of associates that grows page by page. Provide `fetchPage` with the call. */
export const associateListMachine = createPagedList<AssociateListItem>({
  id: 'associate-list',
  toKey: ({ id }) => id,
  notFetched: TREE_NOT_FETCHED,
  isGrowing: true,
});

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
