import { type Result, fail, ok } from '@pgm/api/contract';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { associates } from '../associate/associate.schema.ts';
import { joinTree } from '../associate/join-tree.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import { type UserRow, users } from '../user/user.schema.ts';

/** What a new account is made from. */
export type NewAccount = Pick<UserRow, 'firstName' | 'lastName' | 'username'> &
  Partial<
    Pick<
      UserRow,
      'email' | 'emailVerifiedAt' | 'mobile' | 'mobileVerifiedAt' | 'passwordHash' | 'googleSubject'
    >
  >;

/** What keeps two accounts apart, and names the field of a form that is to blame. */
export type UniqueField = 'email' | 'username' | 'mobile' | 'googleSubject';

/** SQL over accounts as they are made and logged in to. */
export class AccountRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** By user name, mail address or mobile number, whatever their case; changed ones that nobody has proven don't count. */
  async findByLogin(login: string): Promise<UserRow | undefined> {
    const name = login.toLowerCase();
    // A number belongs to who has proven it, not to who took it for a user name.
    const owner = await this.findByProvenMobile(name);
    if (owner) return owner;
    const [row] = await this.#db
      .select()
      .from(users)
      .where(or(eq(users.username, name), and(eq(users.email, name), isNull(users.emailChangedAt))));
    return row;
  }

  /** Who has proven a number, and no other since. */
  async findByProvenMobile(mobile: string): Promise<UserRow | undefined> {
    const rows = await this.#db
      .select()
      .from(users)
      .where(
        or(and(eq(users.mobile, mobile), isNotNull(users.mobileVerifiedAt)), eq(users.formerMobile, mobile)),
      );
    return rows.find((row) => row.mobile === mobile) ?? rows[0];
  }

  /** Takes a number that was never proven away from who wrote it into their profile. */
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

  /** Makes an account and its place in the tree; a value that is taken is a failure, however many try at once. */
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
      if (user === undefined) return fail({ taken: await takenOf(tx, account) });
      await joinTree(tx, { userId: user.id, parentId: sponsorId ?? null, createdAt });
      return ok(user);
    });
  }

  /** The associate who has a referral code. */
  async findSponsor(code: string): Promise<string | undefined> {
    const [row] = await this.#db
      .select({ id: associates.id })
      .from(associates)
      .where(eq(associates.referralCode, code.toUpperCase()));
    return row?.id;
  }
}

async function takenOf(db: Database, account: NewAccount): Promise<UniqueField[]> {
  const fields: readonly UniqueField[] = ['email', 'username', 'mobile', 'googleSubject'];
  const taken: UniqueField[] = [];
  for (const field of fields) {
    const value = account[field];
    if (typeof value === 'string' && (await db.$count(users, eq(users[field], value))) > 0) taken.push(field);
  }
  return taken;
}
