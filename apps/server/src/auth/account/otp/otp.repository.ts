import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { otps } from './otp.schema.ts';

/** A code to send. */
export interface NewOtp {
  readonly destination: string;
  readonly name: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** The number of wrong guesses allowed for a number's codes, and the window, in ms. */
export interface GuessLimit {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * The result of a guess; `none` when there was no code to compare with. `name` is the name that the code was sent
 * with.
 */
export type Guess = { readonly is: 'valid'; readonly name: string } | { readonly is: 'invalid' | 'none' };

/** Replaces the hash of a code that was used, invalidated or never sent. */
const NO_CODE = '';

/** How long a number is stored after its last code expired, in ms. */
const RETENTION_MS = 86_400_000;

/** SQL over codes; each rule is a condition of its statement, so that it holds for simultaneous requests. */
export class OtpRepository {
  readonly #db: Database;
  readonly #limit: GuessLimit;
  constructor(db: Database, limit: GuessLimit) {
    this.#db = db;
    this.#limit = limit;
  }

  /** Stores a code in place of an expired one; false while one is still valid, or the number is locked. */
  async place(otp: NewOtp, now: number): Promise<boolean> {
    await this.#db.delete(otps).where(lt(otps.expiresAt, new Date(now - RETENTION_MS)));
    const placed = await this.#db
      .insert(otps)
      .values(otp)
      .onConflictDoUpdate({
        target: otps.destination,
        set: { name: otp.name, codeHash: otp.codeHash, expiresAt: otp.expiresAt },
        setWhere: sql`${lte(otps.expiresAt, new Date(now))} and ${this.#mayBeGuessed(now)}`,
      })
      .returning({ destination: otps.destination });
    return placed.length > 0;
  }

  /**
   * Counts a guess and compares it in one statement, so that simultaneous guesses run one after the other. The
   * right one uses the code up and clears the count; the last allowed one, if wrong, makes the code invalid.
   */
  async guess(destination: string, codeHash: string, now: number): Promise<Guess> {
    const isValid = eq(otps.codeHash, codeHash);
    const count = sql`case when ${this.#isSeriesOver(now)} then 1 else ${otps.guesses} + 1 end`;
    const isOver = sql`${isValid} or ${count} >= ${this.#limit.max}`;
    const [row] = await this.#db
      .update(otps)
      .set({
        guesses: sql`case when ${isValid} then 0 else ${count} end`,
        firstGuessAt: sql`case when ${isValid} then null when ${this.#isSeriesOver(now)} then ${timestamp(now)} else ${otps.firstGuessAt} end`,
        codeHash: sql`case when ${isOver} then ${NO_CODE} else ${otps.codeHash} end`,
        expiresAt: sql`case when ${isOver} then ${timestamp(now)} else ${otps.expiresAt} end`,
      })
      .where(
        and(
          eq(otps.destination, destination),
          // The time alone is not enough: the clock of the next server process may be a little behind.
          ne(otps.codeHash, NO_CODE),
          gt(otps.expiresAt, new Date(now)),
          this.#mayBeGuessed(now),
        ),
      )
      .returning({ name: otps.name, guesses: otps.guesses });
    if (row === undefined) return { is: 'none' };
    return row.guesses === 0 ? { is: 'valid', name: row.name } : { is: 'invalid' };
  }

  /** The end of the lock of a number after wrong guesses, in ms since 1970; undefined when it is not locked. */
  async lockedUntil(destination: string, now: number): Promise<number | undefined> {
    const row = await this.#find(destination);
    if (!row?.firstGuessAt || row.guesses < this.#limit.max) return undefined;
    const end = row.firstGuessAt.getTime() + this.#limit.windowMs;
    return end > now ? end : undefined;
  }

  /** The time from which another code can be sent, in ms since 1970. */
  async freeAt(destination: string, now: number): Promise<number> {
    const row = await this.#find(destination);
    return (await this.lockedUntil(destination, now)) ?? row?.expiresAt.getTime() ?? now;
  }

  /** The expiry of the current code of a destination; undefined when there is no code that can be used. */
  async findExpiry(destination: string, now: number): Promise<Date | undefined> {
    const row = await this.#find(destination);
    const isOut = row && row.codeHash !== NO_CODE && row.expiresAt.getTime() > now;
    return isOut && (await this.lockedUntil(destination, now)) === undefined ? row.expiresAt : undefined;
  }

  /** Makes a code that was not delivered expire at once. */
  async withdraw(destination: string, codeHash: string, now: number): Promise<void> {
    await this.#db
      .update(otps)
      .set({ codeHash: NO_CODE, expiresAt: new Date(now) })
      .where(and(eq(otps.destination, destination), eq(otps.codeHash, codeHash)));
  }

  async #find(destination: string) {
    const [row] = await this.#db.select().from(otps).where(eq(otps.destination, destination));
    return row;
  }

  #mayBeGuessed(now: number) {
    return sql`(${otps.guesses} < ${this.#limit.max} or ${this.#isSeriesOver(now)})`;
  }

  #isSeriesOver(now: number) {
    return sql`coalesce(${otps.firstGuessAt} <= ${timestamp(now - this.#limit.windowMs)}, true)`;
  }
}

function timestamp(ms: number) {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
