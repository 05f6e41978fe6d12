import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUnopened, users } from '../../auth/user/user.schema.ts';
import type { Cells } from '../../platform/csv/csv-kind.ts';
import { FileValues } from '../../platform/csv/file-values.ts';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/database/id.ts';
import type { Secrets } from '../../platform/security/secrets.ts';
import { toIndiaDay } from '../../platform/india-days.ts';
import { associates, bareCode, toBareCode } from '../../members/associate/associate.schema.ts';
import { formerReferralCodes } from '../../members/associate/former-referral-code.schema.ts';
import { type PanHolders, findPanHolders } from '../../sales/bank-details/imported-pans.transactions.ts';
import { openingPoints } from '../../sales/points/points-entry.schema.ts';
import {
  type NamedSponsor,
  type NewMember,
  type Opening,
  type ReadRow,
  numberName,
  usernameName,
} from './member-cells.ts';

/** A member as it is stored. */
export interface StoredMember {
  readonly cells: Cells;
  readonly openings: readonly Pick<Opening, 'group' | 'points'>[];
}

/** What the rows of a batch can collide with or refer to. */
export interface KnownMembers {
  readonly byId: ReadonlyMap<string, StoredMember>;
  /** By bare associate number. */
  readonly byNumber: ReadonlyMap<string, StoredMember>;
  /** The usernames, contacts and former numbers of accounts. */
  readonly taken: FileValues;
  /** The ids of associates by the names that a row can give its sponsor. */
  readonly sponsors: ReadonlyMap<string, string>;
  readonly panHolders: PanHolders;
}

/** Reads what the rows of a batch can collide with or refer to. */
export async function readKnown(
  db: Database,
  rows: readonly ReadRow[],
  secrets: Secrets,
): Promise<KnownMembers> {
  const texts = (toText: (member: NewMember) => string | null | undefined) => [
    ...new Set(rows.flatMap(({ member }) => toText(member) || [])),
  ];
  const ids = rows.map(({ id }) => id).filter(isId);
  const numbers = texts(({ number }) => number && toBareCode(number));
  // First their ids: a condition on two tables at once reads all members.
  const numbered = await db
    .select({ userId: associates.userId })
    .from(associates)
    .where(inArray(bareCode(associates.referralCode), numbers));
  const wanted = [...ids, ...numbered.map(({ userId }) => userId)];
  const stored = await selectMembers(db, and(isMember, inArray(users.id, wanted)));
  const openings = await readOpenings(
    db,
    stored.map(({ id }) => id),
  );
  const members = stored.map((row) => ({ row, member: { cells: toCells(row), openings: openings(row.id) } }));
  const sponsorIn = (column: NamedSponsor['column']) =>
    texts(({ sponsor }) => (sponsor?.column === column ? sponsor.text : null));
  return {
    byId: new Map(members.map(({ row, member }) => [row.id, member])),
    byNumber: new Map(members.map(({ row, member }) => [toBareCode(row.number ?? ''), member])),
    taken: await readTaken(db, {
      usernames: texts(({ username }) => username),
      emails: texts(({ email }) => email),
      mobiles: texts(({ mobile }) => mobile),
      numbers,
    }),
    sponsors: await readSponsors(db, {
      numbers: sponsorIn('Sponsor number'),
      usernames: sponsorIn('Sponsor'),
    }),
    panHolders: await findPanHolders(
      db,
      secrets,
      texts(({ pan }) => pan),
    ),
  };
}

interface Wanted {
  readonly usernames: readonly string[];
  readonly emails: readonly string[];
  readonly mobiles: readonly string[];
  readonly numbers: readonly string[];
}

async function readTaken(db: Database, { usernames, emails, mobiles, numbers }: Wanted): Promise<FileValues> {
  const accounts = await db
    .select({
      username: users.username,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      mobile: users.mobile,
      mobileVerifiedAt: users.mobileVerifiedAt,
      former: users.formerMobile,
      isUnopened: sql<boolean>`${isUnopened}`,
    })
    .from(users)
    .where(
      or(
        inArray(users.username, [...usernames]),
        inArray(users.email, [...emails]),
        inArray(users.mobile, [...mobiles]),
        inArray(users.formerMobile, [...mobiles]),
      ),
    );
  const taken = new FileValues();
  for (const account of accounts) {
    const { username, email, mobile, former } = account;
    taken.claim('Username', username);
    // An account that has not proven a contact does not reserve it, unless staff made it for the owner of the number.
    if (email && account.emailVerifiedAt) taken.claim('Email', email);
    if (mobile && (account.mobileVerifiedAt || account.isUnopened)) taken.claim('Mobile', mobile);
    if (former) taken.claim('Mobile', former);
  }
  const former = await db
    .select({ code: formerReferralCodes.code })
    .from(formerReferralCodes)
    .where(inArray(bareCode(formerReferralCodes.code), [...numbers]));
  for (const { code } of former) taken.claim('Associate number', toBareCode(code));
  return taken;
}

async function readSponsors(
  db: Database,
  { numbers, usernames }: Pick<Wanted, 'numbers' | 'usernames'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = usernames.filter(isId);
  const byNumber = await db
    .select({ id: associates.id, number: associates.referralCode })
    .from(associates)
    .where(inArray(bareCode(associates.referralCode), [...numbers]));
  const byFormerNumber = await db
    .select({ id: formerReferralCodes.associateId, number: formerReferralCodes.code })
    .from(formerReferralCodes)
    .where(inArray(bareCode(formerReferralCodes.code), [...numbers]));
  const byUsername = await db
    .select({ id: associates.id, username: users.username })
    .from(users)
    .innerJoin(associates, eq(associates.userId, users.id))
    .where(inArray(users.username, [...usernames]));
  const byId = await db
    .select({ id: associates.id, userId: associates.userId })
    .from(associates)
    .where(or(inArray(associates.id, ids), inArray(associates.userId, ids)));
  return new Map([
    ...[...byFormerNumber, ...byNumber].map(({ id, number }) => [numberName(number), id] as const),
    ...byId.flatMap(({ id, userId }) => [id, userId].map((named) => [usernameName(named), id] as const)),
    ...byUsername.map(({ id, username }) => [usernameName(username), id] as const),
  ]);
}

/** The opening points of members, as a function of the id of the account. */
async function readOpenings(db: Database, userIds: readonly string[]) {
  const rows = await db
    .select({ userId: openingPoints.userId, group: openingPoints.pointsGroup, points: openingPoints.points })
    .from(openingPoints)
    .where(inArray(openingPoints.userId, [...userIds]));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId: string) => byUser.get(userId) ?? [];
}

const sponsorAssociates = alias(associates, 'sponsor_associates');
const sponsorUsers = alias(users, 'sponsor_users');

/** Members who have not deleted their accounts. */
export const isMember = and(isNull(users.deletedAt), sql`'MEMBER' = any(${users.roles})`);

/** A query of members with the facts of {@link toCells}. */
export function selectMembers(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      email: users.email,
      username: users.username,
      joinedAt: users.createdAt,
      number: associates.referralCode,
      sponsor: sponsorUsers.username,
      sponsorNumber: sponsorAssociates.referralCode,
    })
    .from(users)
    .leftJoin(associates, eq(associates.userId, users.id))
    .leftJoin(sponsorAssociates, eq(sponsorAssociates.id, associates.parentId))
    .leftJoin(sponsorUsers, eq(sponsorUsers.id, sponsorAssociates.userId))
    .where(condition)
    .$dynamic();
}

type SelectedMember = Awaited<ReturnType<typeof selectMembers>>[number];

/** The cells of a member in an export. */
export function toCells(row: SelectedMember): Cells {
  return {
    ID: row.id,
    Name: `${row.firstName} ${row.lastName}`.trim(),
    Mobile: row.mobile ?? '',
    Email: row.email ?? '',
    Username: row.username,
    Sponsor: row.sponsor ?? '',
    'Associate number': row.number ?? '',
    'Sponsor number': row.sponsorNumber ?? '',
    Joined: toIndiaDay(row.joinedAt),
  };
}
