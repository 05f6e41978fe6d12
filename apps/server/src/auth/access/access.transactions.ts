import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { FirstProof } from '../user/account-access.transactions.ts';
import { releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, users } from '../user/user.schema.ts';
import { contactUndos } from '../contact-change/contact-change.schema.ts';
import { knownDevices } from '../device/known-device.schema.ts';
import { googleSignIns } from '../google-sign-in/google-sign-in.schema.ts';
import { passwordResets } from '../password-reset/password-reset.schema.ts';
import { endSessions } from '../session/session.transactions.ts';

/**
 * Ends what people with an old password of an account have: all logins except one, known devices, and unfinished
 * sign-ins and resets. Call it with every new password; the device of the owner is then to be added again.
 */
export async function endAccess(tx: Database, userId: string, at: Date, exceptId?: string): Promise<void> {
  await endSessions(tx, userId, at, exceptId);
  for (const table of [googleSignIns, knownDevices, passwordResets])
    await tx.delete(table).where(eq(table.userId, userId));
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
