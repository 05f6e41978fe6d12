import type { QueryOf, StaffAccount, listStaffAccounts } from '@pgm/api/contract';
import { type SQL, and, arrayContains, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { secondFactors } from '../../auth/second-factor/second-factor.schema.ts';
import { sessions } from '../../auth/session/session.schema.ts';
import { canWorkIn, isOfStaff, nameInLowerCase, toRights, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';

/** The accounts of staff that are not deleted. */
const isStaffAccount = and(isOfStaff, isNull(users.deletedAt));

/** Expired logins are deleted by the next login of the account, so the newest row is the last login. */
const lastLogin = sql`(select max(${sessions.createdAt}) from ${sessions} where ${sessions.userId} = ${users.id})`;

/** The accounts of staff, as one of them reads them. */
export function staffAccounts(callerId: string) {
  return defineStaffList({
    select: selectAccounts,
    id: users.id,
    orders: {
      name: [asc, nameInLowerCase(users)],
      lastLogin: [desc, sql`coalesce(${lastLogin}, '-infinity')`],
    },
    matching: ({ area, role, search }: QueryOf<typeof listStaffAccounts>): SQL | undefined =>
      and(
        isStaffAccount,
        role && arrayContains(users.roles, [role]),
        area && canWorkIn(area),
        containsIn(search, nameInLowerCase(users), users.username, users.email),
      ),
    toItem: (row) => toStaffAccount(row, callerId),
  });
}

/** One account of staff; undefined for any other id. */
export async function findStaffAccount(
  db: Database,
  id: string,
  callerId: string,
): Promise<StaffAccount | undefined> {
  const [row] = await selectAccounts(db).where(and(eq(users.id, id), isStaffAccount));
  return row && toStaffAccount(row, callerId);
}

function selectAccounts(db: Database) {
  return db
    .select({ user: users, secret: secondFactors.secret, lastLoginAt: lastLogin.mapWith(sessions.createdAt) })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .$dynamic();
}

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

function toStaffAccount(row: AccountRow, callerId: string): StaffAccount {
  const { user, secret } = row;
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    username: user.username,
    email: user.email,
    role: user.roles.includes('ADMIN') ? 'ADMIN' : 'STAFF',
    rights: [...toRights(user)],
    isOwn: user.id === callerId,
    isBlocked: user.blockedAt !== null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    hasSecondFactor: secret !== null,
  };
}
