import { inArray } from 'drizzle-orm';
import { associates } from '../members/associate/associate.schema.ts';
import { joinTree } from '../members/associate/tree.transactions.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/database/id.ts';
import { hashPassword } from '../platform/security/password.ts';
import { users } from '../auth/user/user.schema.ts';
import { SAMPLE_PASSWORD, furtherAccounts, sampleAccounts, sampleAssociates } from './sample-accounts.ts';
import { sampleTeam } from './sample-team.ts';

/** Adds the sample accounts and their tree to an empty database; the local profile only. */
export async function seedAccounts(db: Database, now: number): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const verifiedAt = new Date(now);
  await db.transaction(async (tx) => {
    await tx.insert(users).values(
      [...sampleAccounts, ...furtherAccounts].map((account) => ({
        ...account,
        id: userId(account.username),
        passwordHash,
        emailVerifiedAt: verifiedAt,
        mobileVerifiedAt: account.mobile === null ? null : verifiedAt,
      })),
    );
    await tx.insert(users).values(sampleTeam.map((member, index) => teamAccount(member, index)));
    for (const member of [...sampleAssociates, ...sampleTeam]) await seedPlace(tx, member);
    const sharing = sampleTeam.filter(({ sharesContact }) => sharesContact);
    await tx
      .update(associates)
      .set({ sharesContact: true })
      .where(
        inArray(
          associates.id,
          sharing.map(({ username }) => associateId(username)),
        ),
      );
  });
}

/**
 * Whether an account has the published password: a public shop must not start with a database of the local
 * profile.
 */
export async function hasSampleAccounts(db: Database): Promise<boolean> {
  const ids = [...sampleAccounts, ...furtherAccounts].map(({ username }) => userId(username));
  return (await db.$count(users, inArray(users.id, ids))) > 0;
}

function teamAccount(
  { username, firstName, lastName, joined }: (typeof sampleTeam)[number],
  index: number,
): typeof users.$inferInsert {
  const createdAt = new Date(joined);
  return {
    id: userId(username),
    username,
    firstName,
    lastName,
    email: `${username}@example.in`,
    emailVerifiedAt: createdAt,
    mobile: String(9_000_000_101 + index),
    mobileVerifiedAt: createdAt,
    roles: ['MEMBER'],
    createdAt,
  };
}

async function seedPlace(
  tx: Database,
  member: (typeof sampleAssociates)[number] | (typeof sampleTeam)[number],
): Promise<void> {
  const { username, sponsor, joined } = member;
  await joinTree(tx, {
    id: associateId(username),
    userId: userId(username),
    parentId: sponsor === undefined ? null : associateId(sponsor),
    referralCode: `${username.toUpperCase()}${joined.slice(0, 4)}`,
    createdAt: new Date(joined),
  });
}

const userId = (username: string) => sampleId(`user/${username}`);
const associateId = (username: string) => sampleId(`associate/${username}`);
