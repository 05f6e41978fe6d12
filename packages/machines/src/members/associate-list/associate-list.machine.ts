import type { TreeNode, TreePerson } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

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
