import { type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { associates } from '../../members/associate/associate.schema.ts';
import { joinTree } from '../../members/associate/tree.transactions.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { type UserRow, users } from '../user/user.schema.ts';

/** The values of a new account. */
export type NewAccount = Pick<UserRow, 'firstName' | 'lastName' | 'username'> &
  Partial<
    Pick<
      UserRow,
      'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt' | 'passwordHash' | 'googleSubject'
    >
  >;

/** A value that only one account can have; it names the invalid field of a form. */
export type UniqueField = 'email' | 'username' | 'mobile' | 'googleSubject';

/** SQL over accounts, for sign-up and login. */
export class AccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds by user name, email address or mobile number, in any case; changed contacts that are not proven yet do
   * not count.
   */
  async findByLogin(login: string): Promise<UserRow | undefined> {
    const name = login.toLowerCase();
    // A number belongs to the user with a proof for it, not to a user with the number as a user name.
    const owner = await this.findByProvenMobile(name);
    if (owner) return owner;
    const [row] = await this.#db
      .select()
      .from(users)
      .where(or(eq(users.username, name), and(eq(users.email, name), isNull(users.emailChangedAt))));
    return row;
  }

  /** The user who was the last to prove the number. */
  async findByProvenMobile(mobile: string): Promise<UserRow | undefined> {
    const rows = await this.#db
      .select()
      .from(users)
      .where(
        or(and(eq(users.mobile, mobile), isNotNull(users.mobileVerifiedAt)), eq(users.formerMobile, mobile)),
      );
    return rows.find((row) => row.mobile === mobile) ?? rows[0];
  }

  /** Removes a number that was never proven from the profile that contains it. */
  async releaseMobile(mobile: string): Promise<void> {
    await this.#db
      .update(users)
      .set({ mobile: null })
      .where(and(eq(users.mobile, mobile), isNull(users.mobileVerifiedAt)));
  }

  async findBy(field: 'id' | UniqueField, value: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.select().from(users).where(eq(users[field], value));
    return row;
  }

  /**
   * Creates an account and its place in the tree; a value that is already used is a failure, even with
   * simultaneous attempts.
   */
  create(
    account: NewAccount,
    sponsorId: string | undefined,
    at: number,
  ): Promise<Result<UserRow, { taken: readonly UniqueField[] }>> {
    const createdAt = new Date(at);
    return this.#db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ ...account, id: newId(), roles: ['MEMBER'], createdAt })
        .onConflictDoNothing()
        .returning();
      if (user === undefined) return fail({ taken: await findTakenFields(tx, account) });
      await joinTree(tx, { userId: user.id, parentId: sponsorId ?? null, createdAt });
      return ok(user);
    });
  }

  /** The associate with a referral code. */
  async findSponsor(code: string): Promise<string | undefined> {
    const [row] = await this.#db
      .select({ id: associates.id })
      .from(associates)
      .where(eq(associates.referralCode, code.toUpperCase()));
    return row?.id;
  }
}

async function findTakenFields(db: Database, account: NewAccount): Promise<UniqueField[]> {
  const fields: readonly UniqueField[] = ['email', 'username', 'mobile', 'googleSubject'];
  const taken: UniqueField[] = [];
  for (const field of fields) {
    const value = account[field];
    if (typeof value === 'string' && (await db.$count(users, eq(users[field], value))) > 0) taken.push(field);
  }
  return taken;
}
