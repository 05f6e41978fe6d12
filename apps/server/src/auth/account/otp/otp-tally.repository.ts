import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { OtpTally } from './otp-tally.ts';
import { otpTallies } from './otp-tally.schema.ts';

/** How long a tally is stored after its last change, in ms; one that is closed stays. */
const RETENTION_MS = 30 * 86_400_000;

/** The number of invalid guesses in a row from which a tally stays. */
const CLOSED = 100;

/** What a tally is about. */
interface Subject {
  readonly destination: string;
  /** The network address of the request. */
  readonly network: string;
  readonly now: number;
}

/** SQL over tallies. */
export class OtpTallyRepository {
  readonly #db: Database;
  readonly #key: Uint8Array;

  /** @param key hides destinations and networks from readers of the database */
  constructor(db: Database, key: Uint8Array) {
    this.#db = db;
    this.#key = key;
  }

  /** The tally of a destination as it is now; it may change at any time. */
  async read({ destination, network, now }: Subject): Promise<OtpTally> {
    const [all, own] = this.#toKeys(destination, network);
    const rows = await this.#db
      .select()
      .from(otpTallies)
      .where(inArray(otpTallies.key, [all, own]));
    const find = (wanted: string) => rows.find(({ key }) => key === wanted);
    return new OtpTally(find(all), find(own), now);
  }

  /**
   * Does something with the codes of a destination, and stores the changed tally with it. Requests for the same
   * destination run one after the other.
   */
  change<Value>(
    { destination, network, now }: Subject,
    work: (tally: OtpTally, tx: Database) => Promise<Value>,
  ): Promise<Value> {
    const [all, own] = this.#toKeys(destination, network);
    const updatedAt = new Date(now);
    return this.#db.transaction(async (tx) => {
      await tx
        .insert(otpTallies)
        .values([
          { key: all, updatedAt },
          { key: own, updatedAt },
        ])
        .onConflictDoNothing();
      // This row stands for the destination: the request that has it reads and writes the others alone.
      const [allRow] = await tx.select().from(otpTallies).where(eq(otpTallies.key, all)).for('update');
      const [ownRow] = await tx.select().from(otpTallies).where(eq(otpTallies.key, own));
      const tally = new OtpTally(allRow, ownRow, now);
      const value = await work(tally, tx);
      const { rows } = tally;
      if (rows.all !== allRow)
        await tx
          .update(otpTallies)
          .set({ ...rows.all, updatedAt })
          .where(eq(otpTallies.key, all));
      if (rows.own !== ownRow)
        await tx
          .update(otpTallies)
          .set({ ...rows.own, updatedAt })
          .where(eq(otpTallies.key, own));
      return value;
    });
  }

  /**
   * Forgets the invalid guesses for a destination, because its owner has logged in another way. Those of single
   * networks end with `provenAt`.
   */
  async reopen(destination: string, now: number): Promise<void> {
    await this.#db
      .update(otpTallies)
      .set({ invalid: 0, invalidInRow: 0, sends: 0, provenAt: new Date(now) })
      .where(and(eq(otpTallies.key, this.#toKey(destination)), gt(otpTallies.invalidInRow, 0)));
  }

  /** Deletes tallies that are no longer needed. */
  async deleteOld(now: number): Promise<void> {
    await this.#db
      .delete(otpTallies)
      .where(
        and(lt(otpTallies.updatedAt, new Date(now - RETENTION_MS)), lt(otpTallies.invalidInRow, CLOSED)),
      );
  }

  #toKeys(destination: string, network: string) {
    return [this.#toKey(destination), this.#toKey(`${destination} ${network}`)] as const;
  }

  #toKey(subject: string): string {
    return createHmac('sha256', this.#key).update(`otp ${subject}`).digest('base64url');
  }
}
