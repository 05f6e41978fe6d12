import type { ListedMember, QueryOf, listMembers } from '@pgm/api/contract';
import { type SQL, and, arrayContains, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isNamedLike, isOfStaff, listUnproven, toDigits, users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineStaffList } from '../../platform/http/staff-list.ts';
import { afterIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { accountMerges } from '../associate/account-merge.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from '../associate/associate.schema.ts';
import { hasReferralCode } from '../associate/former-referral-code.schema.ts';
import { toSponsor } from '../associate/sponsor.transactions.ts';

const sponsors = alias(associates, 'sponsors');
const sponsorUsers = alias(users, 'sponsor_users');
const found = alias(associates, 'found');
const above = alias(associates, 'above');
const holders = alias(users, 'holders');

/** The members as administrators list them. */
export const memberList = defineStaffList({
  select: selectMembers,
  selectIds: (db) => db.select({ id: users.id }).from(users).$dynamic(),
  id: users.id,
  orders: { newest: [desc, users.createdAt] },
  matching: ({ search, role, status, sponsor, from, to }: QueryOf<typeof listMembers>) =>
    and(
      isNull(users.deletedAt),
      role === undefined || role === 'MEMBER' ? undefined : isOfStaff,
      role ? arrayContains(users.roles, [role]) : undefined,
      status && (status === 'BLOCKED' ? isNotNull : isNull)(users.blockedAt),
      sponsor ? isSponsoredBy(sponsor) : undefined,
      from === undefined ? undefined : gte(users.createdAt, startOfIndiaDay(from)),
      to === undefined ? undefined : lt(users.createdAt, afterIndiaDay(to)),
      search ? searchedFor(search) : undefined,
    ),
  toItem: toListedMember,
  maxFound: 1000,
});

/** A member that has not deleted the account, or an account that was merged; undefined for any other id. */
export async function findMember(db: Database, id: string): Promise<ListedMember | undefined> {
  const [row] = await selectMembers(db).where(eq(users.id, id));
  if (!row) return undefined;
  if (row.user.deletedAt === null) return toListedMember(row);
  const merged = await findMerge(db, id);
  return merged && { ...toListedMember(row), merged };
}

/** The account that has everything of a merged one now. */
async function findMerge(db: Database, id: string): Promise<ListedMember['merged']> {
  const [merge] = await db
    .select({ at: accountMerges.mergedAt, user: users })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.intoId))
    .where(eq(accountMerges.mergedId, id));
  return merge && { id: merge.user.id, name: toName(merge.user), at: merge.at.toISOString() };
}

/** Each of these conditions has an index, so PostgreSQL reads only what a search finds. */
function searchedFor(search: string): SQL | undefined {
  return or(
    isNamedLike(search),
    // As a value and not as a list: a list with 'or' would be compared with every member.
    sql`${users.id} = (select ${found.userId} from ${associates} as found where ${hasReferralCode(search, found)} limit 1)`,
  );
}

/** @param text a referral code, or the mobile number of a member */
function isSponsoredBy(text: string): SQL {
  const mobile = toDigits(text);
  const byCode = sql`(select ${above.id} from ${associates} as above where ${hasReferralCode(text, above)} limit 1)`;
  // Several accounts can have a number that none has proven, and a code can consist of digits.
  const sponsor = /^\d{10}$/.test(mobile)
    ? sql`any(array(${byCode} union all select ${above.id} from ${associates} as above
        where ${above.userId} in (select ${holders.id} from ${users} as holders where ${holders.mobile} = ${mobile})))`
    : byCode;
  return sql`${users.id} in (select ${found.userId} from ${associates} as found where ${found.parentId} = ${sponsor})`;
}

function selectMembers(db: Database) {
  return db
    .select({
      user: users,
      referralCode: associates.referralCode,
      sponsor: {
        referralCode: sponsors.referralCode,
        firstName: sponsorUsers.firstName,
        lastName: sponsorUsers.lastName,
      },
    })
    .from(users)
    .leftJoin(associates, eq(associates.userId, users.id))
    .leftJoin(sponsors, eq(sponsors.id, associates.parentId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsors.userId))
    .$dynamic();
}

type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

function toListedMember({ user, referralCode, sponsor }: MemberRow): ListedMember {
  return {
    id: user.id,
    name: toName(user),
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    roles: user.roles,
    primaryEmail: user.email,
    primaryPhone: user.mobile,
    referralCode,
    sponsor: toSponsor(sponsor),
    unproven: listUnproven(user),
    joinedAt: user.createdAt.toISOString(),
    block: toBlock(user),
  };
}

function toBlock({ blockedAt, blockReason }: MemberRow['user']): ListedMember['block'] {
  return blockedAt && { at: blockedAt.toISOString(), reason: blockReason ?? '' };
}
