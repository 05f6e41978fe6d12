import { and, asc, desc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, hasAddress, holdsMobile, toOwner, users } from './user.schema.ts';

type ProvenContacts = Pick<UserRow, 'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt'>;

/** Removes the contacts that accounts have proven from all accounts that never proved them. */
export async function releaseContacts(tx: Database, ...owners: readonly ProvenContacts[]): Promise<void> {
  const emails = owners.flatMap(({ email, emailVerifiedAt }) => (emailVerifiedAt && email) ?? []);
  if (emails.length > 0)
    await tx
      .update(users)
      .set({ email: null, emailChangedAt: null })
      .where(and(inArray(users.email, emails), isNull(users.emailVerifiedAt)));
  const mobiles = owners.flatMap(({ mobile, mobileVerifiedAt }) => (mobileVerifiedAt && mobile) ?? []);
  if (mobiles.length === 0) return;
  await tx
    .update(users)
    .set({ mobile: null })
    .where(and(inArray(users.mobile, mobiles), isNull(users.mobileVerifiedAt)));
  await tx.update(users).set({ formerMobile: null }).where(inArray(users.formerMobile, mobiles));
}

/**
 * The account that has proven an address; else the newest accounts that registered it, at most `max`. An address that
 * was only written into a profile does not count.
 * @param email in lower case
 */
export async function findByEmail(db: Database, email: string, max: number): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(hasAddress(email))
    // In ascending order null is last: the account with the proof is first.
    .orderBy(asc(users.emailVerifiedAt), desc(users.createdAt), desc(users.id))
    .limit(max);
  return toOwner(rows);
}

/** The user who was the last to prove the number. */
export async function findByProvenMobile(db: Database, mobile: string): Promise<UserRow | undefined> {
  const rows = await db.select().from(users).where(holdsMobile(mobile));
  return rows.find((row) => row.mobile === mobile) ?? rows[0];
}
