import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type AccountNotice, queuePasswordNotice } from '../account-security/account-notice.transactions.ts';
import { isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { randomToken, tokenHash } from '../../platform/security/random-token.ts';
import type { AccountAccess } from '../user/account-access.transactions.ts';
import { findByEmail } from '../user/contact.transactions.ts';
import { type UserRow, users } from '../user/user.schema.ts';
import { passwordResets } from './password-reset.schema.ts';

/** SQL over mailed links for a new password. */
export class PasswordResetRepository {
  readonly #access: AccountAccess;
  readonly #db: Database;
  constructor(db: Database, access: AccountAccess) {
    this.#access = access;
    this.#db = db;
  }

  /** The account that has proven an address; else the newest accounts that registered it, at most `max`. */
  findAccounts(email: string, max: number): Promise<UserRow[]> {
    return findByEmail(this.#db, email, max);
  }

  /**
   * Creates the only valid link of an account, or of an address that several accounts have registered, and queues its
   * mail in the same transaction; it is valid while the email address stays the same.
   */
  begin(
    link: Pick<typeof passwordResets.$inferSelect, 'userId' | 'email' | 'expiresAt'>,
    at: Date,
    queueMail: (tx: Database, token: string) => Promise<void>,
  ): Promise<void> {
    return this.#db.transaction(async (tx) => {
      const token = randomToken();
      const isOlder =
        link.userId === null
          ? and(isNull(passwordResets.userId), eq(passwordResets.email, link.email))
          : eq(passwordResets.userId, link.userId);
      await tx.delete(passwordResets).where(or(isOlder, lt(passwordResets.expiresAt, at)));
      await tx.insert(passwordResets).values({ ...link, tokenHash: tokenHash(token) });
      await queueMail(tx, token);
    });
  }

  /**
   * The account of a link; for an address with several, the one with the username. `NAMELESS` when no account of the
   * address has the username, `NO_LINK` when there is no such link.
   */
  async findOwner(token: string, username = ''): Promise<UserRow | 'NAMELESS' | 'NO_LINK'> {
    const isNamed = and(
      isNull(passwordResets.userId),
      eq(users.email, passwordResets.email),
      eq(users.username, username.toLowerCase()),
    );
    const [row] = await this.#db
      .select({ user: users })
      .from(passwordResets)
      .leftJoin(users, or(eq(users.id, passwordResets.userId), isNamed))
      .where(eq(passwordResets.tokenHash, tokenHash(token)));
    return row === undefined ? 'NO_LINK' : (row.user ?? 'NAMELESS');
  }

  /**
   * Sets the password of the owner of a link, for only one of many simultaneous requests; false when the link is not valid. All
   * in one transaction: the account's links are used up, its logins end, and its email address is proven. The
   * first proof of the address also removes what other people have proven. The owner is notified.
   */
  async use(token: string, passwordHash: string, notice: AccountNotice): Promise<boolean> {
    try {
      return await this.#db.transaction(async (tx) => {
        const isUsed = await this.#write(tx, token, passwordHash, notice);
        if (isUsed) await queuePasswordNotice(tx, notice);
        return isUsed;
      });
    } catch (error) {
      // Another account has just proven the address.
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async #write(
    tx: Database,
    token: string,
    passwordHash: string,
    { owner, at }: AccountNotice,
  ): Promise<boolean> {
    const [row] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash(token)), gt(passwordResets.expiresAt, at)))
      .returning({ email: passwordResets.email });
    if (row === undefined) return false;
    const { email } = row;
    const userId = owner.id;
    if (await this.#access.applyFirstProof(tx, { userId, email, login: { passwordHash } }, at)) return true;
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    await this.#access.end(tx, userId, at);
    return true;
  }
}
