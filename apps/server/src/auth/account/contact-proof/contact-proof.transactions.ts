import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type UserRow, users } from '../../user/user.schema.ts';
import { contactUndos } from '../contact-change/contact-change.schema.ts';
import { passwordResets } from '../password-reset/password-reset.schema.ts';
import { endAccess } from '../session/session.transactions.ts';

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

/** A registered email address that its owner proves for the first time. */
interface FirstProof {
  readonly userId: string;
  readonly email: string;
  /** The login that the owner has just chosen; the account keeps no other. */
  readonly login: { readonly passwordHash: string } | { readonly googleSubject: string };
}

/**
 * Gives an account to the owner of its registered email address, who has not proven the address before. Another
 * person may have registered it: the password, the devices, the mobile number, the Google link and the links to undo a
 * change of that person are removed, and all logins end. A second factor stays, because an address does not give the
 * roles of staff. Undefined when the account has another address, or a proven one.
 */
export async function applyFirstProof(
  tx: Database,
  { userId, email, login }: FirstProof,
  at: Date,
): Promise<UserRow | undefined> {
  const [user] = await tx
    .update(users)
    .set({
      emailVerifiedAt: at,
      mobile: null,
      mobileVerifiedAt: null,
      formerMobile: null,
      passwordHash: null,
      googleSubject: null,
      ...login,
    })
    .where(
      and(
        eq(users.id, userId),
        eq(users.email, email),
        isNull(users.emailVerifiedAt),
        isNull(users.emailChangedAt),
      ),
    )
    .returning();
  if (user === undefined) return undefined;
  await releaseContacts(tx, user);
  await endAccess(tx, userId, at);
  await tx.delete(contactUndos).where(eq(contactUndos.userId, userId));
  // Other accounts with the address have lost it.
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
  return user;
}
