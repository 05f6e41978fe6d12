import { createHmac } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Sealer } from '../../platform/security/sealed-text.ts';
import { type Keyring, type WithEachKey, withEachKey } from '../../platform/security/keyring.ts';
import { keyring, toSealer } from '../../platform/security/secrets.ts';
import { type TallyRow, mergeTallies } from './otp-tally.ts';
import { otpTallies } from './otp-tally.schema.ts';

/**
 * Finds the rows of tallies by what they are about. The HMAC of a subject depends on `AUTH_SECRET`: while it is replaced,
 * a subject is looked up under each key, and the process with the new key moves its row there.
 */
export class TallyRows {
  readonly #keys: Keyring;
  readonly #sealer: Sealer;

  constructor(secrets: Platform['secrets']) {
    this.#keys = keyring(secrets, 'limits');
    this.#sealer = toSealer(secrets, 'tallies');
  }

  /** The keys of the rows that a subject can have, the current one first. */
  toKeys(subject: string): WithEachKey {
    return withEachKey(this.#keys, (key) =>
      createHmac('sha256', key).update(`otp ${subject}`).digest('base64url'),
    );
  }

  /** The one row of a subject, locked until the end of the transaction; an empty one is inserted where there is none. */
  async lock(tx: Database, subject: string, at: Date): Promise<TallyRow> {
    const keys = this.toKeys(subject);
    const sealedSubject = this.#sealer.seal(subject);
    // In the same order in every process, so that two never wait for each other.
    const empty = keys.toSorted().map((key) => ({ key, sealedSubject, updatedAt: at }));
    const inserted = await tx
      .insert(otpTallies)
      .values(empty)
      .onConflictDoNothing()
      .returning({ key: otpTallies.key });
    const rows = await tx
      .select()
      .from(otpTallies)
      .where(inArray(otpTallies.key, keys))
      .orderBy(asc(otpTallies.key))
      .for('update');
    const stored = rows.filter((row) => !inserted.some(({ key }) => key === row.key));
    const key = this.#chooseKey(keys[0], stored);
    const own = rows.find((row) => row.key === key);
    // Another request has deleted it since the insertion.
    if (own === undefined) return this.lock(tx, subject, at);
    const extra = rows.filter((row) => row !== own).map((row) => row.key);
    if (extra.length > 0) await tx.delete(otpTallies).where(inArray(otpTallies.key, extra));
    const merged = mergeTallies(stored) ?? own;
    const renewed = merged.sealedSubject === null ? undefined : this.#sealer.renew(merged.sealedSubject);
    const row = { ...merged, key, sealedSubject: renewed ?? sealedSubject };
    if (merged === own && row.sealedSubject === own.sealedSubject) return own;
    await tx.update(otpTallies).set(row).where(eq(otpTallies.key, key));
    return row;
  }

  /** Only the process with the new key moves rows: the other ones would move them back. */
  #chooseKey(current: string, stored: readonly TallyRow[]): string {
    const isStored = stored.some(({ key }) => key === current);
    return this.#sealer.isReplacing || isStored ? current : (stored[0]?.key ?? current);
  }
}
