import type { ContactData, TreeNode, TreePerson } from '@pgm/api/contract';
import type { Caller } from '../platform/authentication/caller.ts';
import { maskEmail, maskPhone } from './mask-contact.ts';
import { type NodeRow, type PlacedRow, nameOf } from './node-row.ts';

/** Somebody in the tree as `caller` may know them. */
export function treePerson(row: PlacedRow, caller: Caller): TreePerson {
  return {
    id: row.id,
    userId: row.userId,
    parentId: row.parentId,
    level: row.level,
    name: nameOf(row),
    username: row.username,
    referralCode: row.referralCode,
    joinedAt: row.joinedAt.toISOString(),
    contact: contactOf(row, caller),
  };
}

/** Somebody in a downline as `caller` may know them. */
export function treeNode(row: PlacedRow, caller: Caller): TreeNode {
  return { ...treePerson(row, caller), directCount: row.directCount, totalCount: row.totalCount };
}

/** One's own contact is seen as it is, and that of who agreed; admins see everybody's. */
function contactOf({ userId, sharesContact, email, mobile }: NodeRow, caller: Caller): ContactData {
  if (userId === caller.id || sharesContact || caller.roles.includes('ADMIN'))
    return { phone: mobile, email, isMasked: false };
  return { phone: mobile && maskPhone(mobile), email: email && maskEmail(email), isMasked: true };
}
