import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { OtpTally, mergeTallies } from './otp-tally.ts';
import { otpTallies } from './otp-tally.schema.ts';
import { TallyRows } from './tally-rows.ts';

/** How long a tally is stored after its last change, in ms; one that is closed stays. */
export const RETENTION_MS = 30 * 86_400_000;

/** The number of invalid guesses in a row from which a tally stays. */
export const CLOSED = 100;

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
  readonly #rows: TallyRows;

  constructor({ db, secrets }: Pick<Platform, 'db' | 'secrets'>) {
    this.#db = db;
    this.#rows = new TallyRows(secrets);
  }

  /** The tally of a destination as it is now; it may change at any time. */
  async read({ destination, network, now }: Subject): Promise<OtpTally> {
    const all = this.#rows.toKeys(destination);
    const own = this.#rows.toKeys(toOwn(destination, network));
    const rows = await this.#db
      .select()
      .from(otpTallies)
      .where(inArray(otpTallies.key, [...all, ...own]));
    const find = (keys: readonly string[]) => mergeTallies(rows.filter(({ key }) => keys.includes(key)));
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
    const updatedAt = new Date(now);
    return this.#db.transaction(async (tx) => {
      // This row stands for the destination: the request that has it reads and writes the others alone.
      const all = await this.#rows.lock(tx, destination, updatedAt);
      const own = await this.#rows.lock(tx, toOwn(destination, network), updatedAt);
      const tally = new OtpTally(all, own, now);
      const value = await work(tally, tx);
      const { rows } = tally;
      if (rows.all !== all)
        await tx
          .update(otpTallies)
          .set({ ...rows.all, updatedAt })
          .where(eq(otpTallies.key, all.key));
      if (rows.own !== own)
        await tx
          .update(otpTallies)
          .set({ ...rows.own, updatedAt })
          .where(eq(otpTallies.key, own.key));
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
      .where(and(inArray(otpTallies.key, this.#rows.toKeys(destination)), gt(otpTallies.invalidInRow, 0)));
  }

  /** Deletes tallies that are no longer needed. */
  async deleteOld(now: number): Promise<void> {
    await this.#db
      .delete(otpTallies)
      .where(
        and(lt(otpTallies.updatedAt, new Date(now - RETENTION_MS)), lt(otpTallies.invalidInRow, CLOSED)),
      );
  }
}

/** What the tally of one network is about. */
function toOwn(destination: string, network: string): string {
  return `${destination} ${network}`;
}
