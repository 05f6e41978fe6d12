import { type Result, fail, ok } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import { type UserRow, awaitsProof, holdsEmail, holdsMobile, users } from '../user/user.schema.ts';
import type { Device } from './device/device.ts';
import { knownDevices } from './device/known-device.schema.ts';
import { releaseContacts } from './contact-proof/contact-proof.transactions.ts';
import type { Joining, Membership } from './membership.ts';

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

/** The largest number of accounts that a login tries for an email address that none has proven. */
const MAX_CLAIMANTS = 5;

/** How long an unproven address of an unused account counts as much as others, in ms: 30 days. */
const CLAIM_MS = 30 * 86_400_000;

/** Where and when a login by an email address is tried. */
interface Attempt {
  readonly device: Device;
  /** In ms since 1970. */
  readonly at: number;
}

/** SQL over accounts, for sign-up and login. */
export class AccountRepository {
  readonly #db: Database;
  readonly #membership: Membership;
  constructor(db: Database, membership: Membership) {
    this.#db = db;
    this.#membership = membership;
  }

  /**
   * Finds by user name, email address or mobile number, in any case; changed contacts that are not proven yet do
   * not count. Several accounts are found only by an address that they registered and that none has proven.
   */
  async findByLogin(login: string, attempt: Attempt): Promise<UserRow[]> {
    const name = login.toLowerCase();
    // A number belongs to the user with a proof for it, not to a user with the number as a user name.
    const owner = (await this.findByProvenMobile(name)) ?? (await this.findBy('username', name));
    return owner ? [owner] : this.#findForLogin(name, attempt);
  }

  /**
   * The account that has proven an address; else the newest accounts that registered it, at most `max`. An address that
   * was only written into a profile does not count.
   * @param email in lower case
   */
  async findByEmail(email: string, max: number): Promise<UserRow[]> {
    const rows = await this.#db
      .select()
      .from(users)
      .where(hasAddress(email))
      // In ascending order null is last: the account with the proof is first.
      .orderBy(asc(users.emailVerifiedAt), desc(users.createdAt), desc(users.id))
      .limit(max);
    return toOwner(rows);
  }

  /**
   * The account that has proven an address; else those that a login tries. The registrations of
   * strangers, however many, do not push out the accounts that this device has used, nor those that are in use.
   */
  async #findForLogin(email: string, { device, at }: Attempt): Promise<UserRow[]> {
    const isUsed = (condition: SQL) =>
      exists(
        this.#db
          .select({ one: sql`1` })
          .from(knownDevices)
          .where(and(eq(knownDevices.userId, users.id), condition)),
      );
    const since = new Date(at - CLAIM_MS);
    const rows = await this.#db
      .select()
      .from(users)
      .where(hasAddress(email))
      .orderBy(
        asc(users.emailVerifiedAt),
        desc(isUsed(eq(knownDevices.tokenHash, tokenHash(device.token)))),
        desc(or(gt(users.createdAt, since), isUsed(gt(knownDevices.seenAt, since))) ?? sql`true`),
        asc(users.createdAt),
        asc(users.id),
      )
      .limit(MAX_CLAIMANTS);
    return toOwner(rows);
  }

  /** The user who was the last to prove the number. */
  async findByProvenMobile(mobile: string): Promise<UserRow | undefined> {
    const rows = await this.#db.select().from(users).where(holdsMobile(mobile));
    return rows.find((row) => row.mobile === mobile) ?? rows[0];
  }

  /** Gives the account that waits for this number to the user who has just proven it; undefined when there is none. */
  openByMobile(mobile: string, at: number): Promise<UserRow | undefined> {
    return this.#db.transaction(async (tx) => {
      const [opened] = await tx
        .update(users)
        .set({ mobileVerifiedAt: new Date(at) })
        .where(awaitsProof(mobile))
        .returning();
      if (opened) await releaseContacts(tx, opened);
      return opened;
    });
  }

  async findBy(field: 'id' | 'username' | 'googleSubject', value: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.select().from(users).where(eq(users[field], value));
    return field === 'googleSubject' && row?.deletedAt ? this.#findMerged(row.id) : row;
  }

  /** The account to which the Google link of a merged account moves, which a job does soon after the merge. */
  async #findMerged(id: string): Promise<UserRow | undefined> {
    const standing = await this.#membership.toStandingAccount(this.#db, id);
    const [row] = await this.#db
      .select()
      .from(users)
      .where(and(eq(users.id, standing), isNull(users.googleSubject), isNull(users.deletedAt)));
    return row;
  }

  /**
   * Creates an account and its place in the tree; a value that is already used is a failure, even with
   * simultaneous attempts. Contacts that the new account has proven are removed from accounts without a proof.
   */
  create(
    account: NewAccount,
    joining: Joining,
    at: number,
  ): Promise<Result<UserRow, { taken: readonly UniqueField[] }>> {
    const createdAt = new Date(at);
    return this.#db.transaction(async (tx) => {
      // Contacts without a proof are not unique in the database.
      const taken = await findTakenFields(tx, account);
      if (taken.length > 0) return fail({ taken });
      const [user] = await tx
        .insert(users)
        .values({ ...account, id: newId(), roles: ['MEMBER'], createdAt })
        .onConflictDoNothing()
        .returning();
      if (user === undefined) return fail({ taken: await findTakenFields(tx, account) });
      await releaseContacts(tx, user);
      await this.#membership.join(tx, { ...joining, userId: user.id, at: createdAt });
      return ok(user);
    });
  }

  /** The associate that has a referral code, or had it before. */
  findSponsor(code: string): Promise<string | undefined> {
    return this.#membership.findSponsor(this.#db, code);
  }
}

/** Whether an account has proven or registered an address. */
function hasAddress(email: string) {
  return and(eq(users.email, email), or(isNotNull(users.emailVerifiedAt), isNull(users.emailChangedAt)));
}

function toOwner(rows: UserRow[]): UserRow[] {
  const [first] = rows;
  return first?.emailVerifiedAt ? [first] : rows;
}

async function findTakenFields(db: Database, account: NewAccount): Promise<UniqueField[]> {
  const fields: readonly UniqueField[] = ['email', 'username', 'mobile', 'googleSubject'];
  const taken: UniqueField[] = [];
  for (const field of fields) {
    const value = account[field];
    if (typeof value === 'string' && (await db.$count(users, holds(field, value))) > 0) taken.push(field);
  }
  return taken;
}

function holds(field: UniqueField, value: string) {
  if (field === 'email') return holdsEmail(value);
  return field === 'mobile' ? holdsMobile(value) : eq(users[field], value);
}
