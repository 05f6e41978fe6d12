import { releaseContacts } from '../../auth/user/contact.transactions.ts';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type Editor, recordChanges } from '../../platform/record/record-change.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { newUsername } from '../../platform/security/new-username.ts';
import { personName } from '../../platform/words/person-name.ts';
import { importPans } from '../../sales/bank-details/imported-pans.transactions.ts';
import { joinTreeTogether } from '../../members/associate/join-tree-together.transactions.ts';
import { addOpeningPoints } from '../../sales/points/opening-points.transactions.ts';
import { type NewMember, numberName, usernameName } from './member-cells.ts';

/**
 * Adds accounts, as sign-ups do, with their places in the tree, their opening points and their audit entries. Only their
 * owners can log in: by a code to the number, or by a link to the address.
 * @param members each after its sponsor
 * @param sponsors the ids of associates by the names of sponsors
 * @param secrets encrypt the PANs
 */
export async function addMembers(
  tx: Database,
  members: readonly NewMember[],
  sponsors: ReadonlyMap<string, string>,
  editor: Editor,
  secrets: Secrets,
): Promise<void> {
  if (members.length === 0) return;
  const added = placeMembers(members, sponsors, editor.at);
  const accounts = await tx
    .insert(users)
    .values(
      added.map(({ member, place }) => ({
        ...personName(member.name),
        id: place.userId,
        username: member.username ?? newUsername(),
        mobile: member.mobile,
        mobileVerifiedAt: member.isMobileProven ? editor.at : null,
        email: member.email,
        emailVerifiedAt: member.isEmailProven ? editor.at : null,
        roles: ['MEMBER' as const],
        createdAt: place.createdAt,
      })),
    )
    .returning();
  await releaseContacts(tx, ...accounts);
  const openings = added.flatMap(({ member, place: { userId } }) =>
    member.openings.map((opening) => ({ ...opening, userId })),
  );
  await addOpeningPoints(tx, openings, editor.at);
  const pans = added.flatMap(({ member: { pan }, place: { userId } }) =>
    pan === null ? [] : [{ userId, pan }],
  );
  await importPans(tx, secrets, pans, editor.at);
  // An entry cannot be changed when the member deletes the account, so it holds no personal data.
  await recordChanges(
    tx,
    added.map(({ place: { id: associateId, parentId, userId } }) => ({
      ...editor,
      action: 'create' as const,
      subject: `member/${userId}`,
      before: null,
      after: { associateId, parentId },
    })),
  );
  await joinTreeTogether(
    tx,
    added.map(({ place }) => place),
  );
}

/** Gives each member the place below the sponsor, who can be a member before. */
function placeMembers(members: readonly NewMember[], sponsors: ReadonlyMap<string, string>, at: Date) {
  const known = new Map(sponsors);
  return members.map((member) => {
    const id = newId();
    const parentId = member.sponsor === undefined ? null : known.get(member.sponsor.name);
    if (parentId === undefined) throw new Error('the sponsor of a checked member is not known');
    if (member.number !== null) known.set(numberName(member.number), id);
    if (member.username !== null) known.set(usernameName(member.username), id);
    const place = {
      id,
      userId: newId(),
      parentId,
      referralCode: member.number,
      createdAt: member.joinedAt ?? at,
    };
    return { member, place };
  });
}
