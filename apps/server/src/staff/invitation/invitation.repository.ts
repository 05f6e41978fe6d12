import type { QueryOf, StaffInvitation, listInvitations } from '@pgm/api/contract';
import { desc, eq } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { staffInvitations } from './invitation.schema.ts';

/** The invitations as administrators list them at a time. */
export function invitationList(now: number) {
  return defineStaffList({
    select: selectInvitations,
    id: staffInvitations.id,
    orders: { newest: [desc, staffInvitations.sentAt] },
    matching: ({ search }: QueryOf<typeof listInvitations>) => containsIn(search, staffInvitations.email),
    toItem: (row) => toInvitation(row, now),
  });
}

/** One invitation; undefined when there is none. */
export async function findInvitation(
  db: Database,
  id: string,
  now: number,
): Promise<StaffInvitation | undefined> {
  const [row] = await selectInvitations(db).where(eq(staffInvitations.id, id));
  return row && toInvitation(row, now);
}

function selectInvitations(db: Database) {
  return db
    .select({ invitation: staffInvitations, firstName: users.firstName, lastName: users.lastName })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectInvitations>>[number];

function toInvitation({ invitation, firstName, lastName }: Row, now: number): StaffInvitation {
  const { id, email, rights, language, sentAt, expiresAt } = invitation;
  return {
    id,
    email,
    rights,
    language,
    invitedBy: `${firstName} ${lastName}`.trim(),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt.getTime() <= now,
  };
}
