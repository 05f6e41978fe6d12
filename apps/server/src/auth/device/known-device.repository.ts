import { and, desc, eq, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { tokenHash } from '../../platform/security/random-token.ts';
import type { Device, KnownDevices } from '../../platform/http/device.ts';
import { knownDevices } from './known-device.schema.ts';

/** How long a device stays known after its last login, in ms: 180 days. */
const KNOWN_MS = 180 * 86_400_000;

/** Each known device has guesses of its own, so an account knows only the newest ones. */
const MAX_KNOWN = 20;

/** SQL over the devices on which users have logged in. */
export class KnownDeviceRepository implements KnownDevices {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Makes a device known to the account of a user; deletes devices that were not seen for long, and the oldest. */
  async add(userId: string, { token }: Device, now: number): Promise<void> {
    const seenAt = new Date(now);
    await this.#db
      .insert(knownDevices)
      .values({ userId, tokenHash: tokenHash(token), seenAt })
      .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { seenAt } });
    const isTheirs = eq(knownDevices.userId, userId);
    const newest = this.#db
      .select({ tokenHash: knownDevices.tokenHash })
      .from(knownDevices)
      .where(isTheirs)
      .orderBy(desc(knownDevices.seenAt))
      .limit(MAX_KNOWN);
    const isOld = lt(knownDevices.seenAt, new Date(now - KNOWN_MS));
    await this.#db
      .delete(knownDevices)
      .where(and(isTheirs, or(isOld, notInArray(knownDevices.tokenHash, newest))));
  }
}
