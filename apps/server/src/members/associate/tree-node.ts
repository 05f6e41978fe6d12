import type { ContactData, TreeNode, TreePerson } from '@pgm/api/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { maskEmail, maskPhone } from '../../platform/security/mask-contact.ts';
import { toName } from '../../platform/words/person-name.ts';
import type { NodeRow, PlacedRow } from './associate.schema.ts';

/** A person in the tree with what `caller` may see. */
export function treePerson(row: PlacedRow, caller: Caller): TreePerson {
  return {
    id: row.id,
    userId: row.userId,
    parentId: row.parentId,
    level: row.level,
    name: toName(row),
    username: row.username,
    referralCode: row.referralCode,
    joinedAt: row.joinedAt.toISOString(),
    contact: toContact(row, caller),
  };
}

/** An entry of a downline with what `caller` may see. */
export function treeNode(row: PlacedRow, caller: Caller): TreeNode {
  return { ...treePerson(row, caller), directCount: row.directCount, totalCount: row.totalCount };
}

/** Members see their own contact and the contact of associates who agreed in full; admins see every contact. */
function toContact({ userId, sharesContact, email, mobile }: NodeRow, caller: Caller): ContactData {
  if (userId === caller.id || sharesContact || caller.roles.includes('ADMIN'))
    return { phone: mobile, email, isMasked: false };
  return { phone: mobile && maskPhone(mobile), email: email && maskEmail(email), isMasked: true };
}
