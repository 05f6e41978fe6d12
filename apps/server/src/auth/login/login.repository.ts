import { type SQL, and, asc, desc, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Device } from '../../platform/http/device.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import { findByProvenMobile } from '../user/contact.transactions.ts';
import { type UserRow, hasAddress, toOwner, users } from '../user/user.schema.ts';
import { knownDevices } from '../device/known-device.schema.ts';

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

/** SQL over the accounts that a login can mean. */
export class LoginRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds by user name, email address or mobile number, in any case; changed contacts that are not proven yet do
   * not count. Several accounts are found only by an address that they registered and that none has proven.
   */
  async findByLogin(login: string, attempt: Attempt): Promise<UserRow[]> {
    const name = login.toLowerCase();
    // A number belongs to the user with a proof for it, not to a user with the number as a user name.
    const owner = (await findByProvenMobile(this.#db, name)) ?? (await this.#findByUsername(name));
    return owner ? [owner] : this.#findByAddress(name, attempt);
  }

  /** Those of some users who have logged in on a device. */
  async listKnown(userIds: readonly string[], { token }: Device): Promise<string[]> {
    const rows = await this.#db
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(and(inArray(knownDevices.userId, [...userIds]), eq(knownDevices.tokenHash, tokenHash(token))));
    return rows.map(({ userId }) => userId);
  }

  async #findByUsername(username: string): Promise<UserRow | undefined> {
    const [row] = await this.#db.select().from(users).where(eq(users.username, username));
    return row;
  }

  /**
   * The account that has proven an address; else those that a login tries. The registrations of
   * strangers, however many, do not push out the accounts that this device has used, nor those that are in use.
   */
  async #findByAddress(email: string, { device, at }: Attempt): Promise<UserRow[]> {
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
}
