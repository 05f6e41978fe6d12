import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type UserRow, users } from '../user/user.schema.ts';
import type { AccountAccess } from '../user/account-access.transactions.ts';
import { findByEmail } from '../user/contact.transactions.ts';
import type { Membership } from '../registration/membership.transactions.ts';

/**
 * SQL over the account changes of a sign-in with Google; each change checks its condition in the same statement.
 */
export class GoogleAccountRepository {
  readonly #access: AccountAccess;
  readonly #db: Database;
  readonly #membership: Membership;
  constructor(db: Database, membership: Membership, access: AccountAccess) {
    this.#access = access;
    this.#db = db;
    this.#membership = membership;
  }

  /** The account of a Google link. That of a merged account moves to the other one, which a job does soon after the merge. */
  async findBySubject(googleSubject: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.select().from(users).where(eq(users.googleSubject, googleSubject));
    return row?.deletedAt ? this.#findMerged(row.id) : row;
  }

  /** The account that has proven an address; else the newest accounts that registered it, at most `max`. */
  findByEmail(email: string, max: number): Promise<UserRow[]> {
    return findByEmail(this.#db, email, max);
  }

  /** Links an account whose email address is already proven. */
  async link(userId: string, googleSubject: string): Promise<UserRow | undefined> {
    const [user] = await this.#db
      .update(users)
      .set({ googleSubject })
      .where(and(eq(users.id, userId), isNull(users.googleSubject), isNotNull(users.emailVerifiedAt)))
      .returning();
    return user;
  }

  /** Gives an account to the owner of its email address, who proves the address for the first time. */
  claim(userId: string, email: string, googleSubject: string, at: Date): Promise<UserRow | undefined> {
    return this.#db.transaction((tx) =>
      this.#access.applyFirstProof(tx, { userId, email, login: { googleSubject } }, at),
    );
  }

  /** Stores an acceptance of the agreement; another version than the valid one counts as none. */
  acceptAgreement(userId: string, agreementVersion: string | undefined, at: Date): Promise<void> {
    return this.#db.transaction((tx) =>
      this.#membership.acceptAgreement(tx, { userId, agreementVersion, at }),
    );
  }

  /** Sets the sponsor of an associate, unless there is one already. */
  setSponsor(userId: string, sponsorId: string): Promise<void> {
    return this.#db.transaction((tx) => this.#membership.setSponsor(tx, userId, sponsorId));
  }

  async #findMerged(id: string): Promise<UserRow | undefined> {
    const standing = await this.#membership.toStandingAccount(this.#db, id);
    const [row] = await this.#db
      .select()
      .from(users)
      .where(and(eq(users.id, standing), isNull(users.googleSubject), isNull(users.deletedAt)));
    return row;
  }
}
