import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import type { AccountAccess } from '../user/account-access.transactions.ts';
import { releaseContacts } from '../user/contact.transactions.ts';
import { type UserRow, holdsEmail, holdsMobile, users } from '../user/user.schema.ts';
import { contactUndos } from './contact-change.schema.ts';

type UndoRow = typeof contactUndos.$inferSelect;

/** SQL over the links that undo a change of contacts. */
export class ContactChangeRepository {
  readonly #access: Pick<AccountAccess, 'end'>;
  readonly #db: Database;
  constructor(db: Database, access: Pick<AccountAccess, 'end'>) {
    this.#access = access;
    this.#db = db;
  }

  /** The account of a link, with the email address that the link restores. */
  async findOwner(token: string): Promise<UserRow | undefined> {
    const [row] = await this.#db
      .select({ user: users, email: contactUndos.email })
      .from(contactUndos)
      .innerJoin(users, eq(users.id, contactUndos.userId))
      .where(eq(contactUndos.tokenHash, tokenHash(token)));
    return row && { ...row.user, email: row.email };
  }

  /**
   * Restores the contacts by a link and sets the password, for only one of many simultaneous requests; returns
   * the account, or undefined when the link is not valid. All in one transaction: the logins end, and the links of
   * this change and of later ones are used up, because they went to contacts that may not belong to the owner.
   */
  async undo(token: string, passwordHash: string, now: number): Promise<string | undefined> {
    try {
      return await this.#db.transaction((tx) => this.#undo(tx, token, passwordHash, new Date(now)));
    } catch (error) {
      // Another account has just proven one of the contacts.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    }
  }

  async #undo(tx: Database, token: string, passwordHash: string, at: Date): Promise<string | undefined> {
    const [row] = await tx
      .delete(contactUndos)
      .where(and(eq(contactUndos.tokenHash, tokenHash(token)), gt(contactUndos.expiresAt, at)))
      .returning();
    if (row === undefined) return undefined;
    const { userId, createdAt } = row;
    const [user] = await tx
      .update(users)
      .set({ ...(await toFreeContacts(tx, row)), passwordHash })
      .where(eq(users.id, userId))
      .returning();
    if (user === undefined) return undefined;
    await releaseContacts(tx, user);
    await this.#access.end(tx, userId, at);
    await tx
      .delete(contactUndos)
      .where(and(eq(contactUndos.userId, userId), gte(contactUndos.createdAt, createdAt)));
    return userId;
  }
}

/** The stored contacts without those that another account has proven since the change. */
async function toFreeContacts(tx: Database, { userId, email, mobile, formerMobile, ...row }: UndoRow) {
  const isHeld = async (condition: ReturnType<typeof and>) =>
    (await tx.$count(users, and(ne(users.id, userId), condition))) > 0;
  const isMobileHeld = (number: string) => isHeld(holdsMobile(number));
  const { emailVerifiedAt, emailChangedAt, mobileVerifiedAt, googleSubject } = row;
  const isEmailHeld = email !== null && (await isHeld(holdsEmail(email)));
  const isSubjectHeld = googleSubject !== null && (await isHeld(eq(users.googleSubject, googleSubject)));
  return {
    ...(isEmailHeld
      ? { email: null, emailVerifiedAt: null, emailChangedAt: null }
      : { email, emailVerifiedAt, emailChangedAt }),
    ...(mobile !== null && (await isMobileHeld(mobile))
      ? { mobile: null, mobileVerifiedAt: null }
      : { mobile, mobileVerifiedAt }),
    formerMobile: formerMobile !== null && (await isMobileHeld(formerMobile)) ? null : formerMobile,
    googleSubject: isSubjectHeld ? null : googleSubject,
  };
}
