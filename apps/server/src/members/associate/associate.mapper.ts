import type { Associate, ListedAssociate } from '@pgm/api/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { toName } from '../../platform/words/person-name.ts';
import type { ParentHistory } from './parent-history.repository.ts';
import type { SponsoredRow } from './sponsored-rows.ts';
import { treeNode } from './tree-node.ts';

/** The wire shape of one's own place in the tree. */
export function toAssociate(row: SponsoredRow): Associate {
  return {
    id: row.id,
    userId: row.userId,
    name: toName(row),
    referralCode: row.referralCode,
    sponsor: row.sponsor,
    joinedAt: row.joinedAt.toISOString(),
    directCount: row.directCount,
    totalCount: row.totalCount,
    sharesContact: row.sharesContact,
  };
}

/** An associate in the list of all as `caller` may know them. */
export function listedAssociate(
  row: SponsoredRow,
  caller: Caller,
  history: ParentHistory = { proposal: null, changes: [] },
): ListedAssociate {
  const { level: _, ...node } = treeNode({ ...row, level: 0 }, caller);
  return { ...node, sponsor: row.sponsor, ...history };
}
