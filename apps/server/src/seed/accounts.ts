import { inArray } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { sampleId } from '../platform/id.ts';
import { hashPassword } from '../platform/password.ts';
import { users } from '../user/user.schema.ts';
import { SAMPLE_PASSWORD, furtherAccounts, sampleAccounts, sampleAssociates } from './sample-accounts.ts';

/** Adds the sample accounts to an empty database; the local profile only. */
export async function seedAccounts(db: Database): Promise<void> {
  if ((await db.$count(users)) > 0) return;
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  const verifiedAt = new Date();
  await db.insert(users).values(
    [...sampleAccounts, ...furtherAccounts].map((account) => ({
      ...account,
      id: userId(account.username),
      passwordHash,
      emailVerifiedAt: verifiedAt,
      mobileVerifiedAt: account.mobile === null ? null : verifiedAt,
    })),
  );
  await db.insert(associates).values(
    sampleAssociates.map(({ username, referralCode, sponsor }) => ({
      id: associateId(username),
      userId: userId(username),
      parentId: sponsor === undefined ? null : associateId(sponsor),
      referralCode,
      createdAt: verifiedAt,
    })),
  );
}

/** Whether somebody has the published password: a public shop must not begin with a database of the local profile. */
export async function hasSampleAccounts(db: Database): Promise<boolean> {
  const ids = [...sampleAccounts, ...furtherAccounts].map(({ username }) => userId(username));
  return (await db.$count(users, inArray(users.id, ids))) > 0;
}

const userId = (username: string) => sampleId(`user/${username}`);
const associateId = (username: string) => sampleId(`associate/${username}`);
