import type { TreeNode, TreePerson } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** An associate in the list; for those above the member, the size of their team is unknown. */
export type AssociateListItem = TreePerson & Partial<Pick<TreeNode, 'directCount' | 'totalCount'>>;

/** A list of associates that grows page by page. Provide `fetchPage` with the call. */
export const associateListMachine = createPagedList<AssociateListItem>({
  id: 'associate-list',
  toKey: ({ id }) => id,
  isGrowing: true,
});
