import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { otps } from './otp.schema.ts';

/** A code that is to be sent. */
export interface NewOtp {
  readonly destination: string;
  readonly name: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** How often a number's codes may be guessed wrong, and over which time, in ms. */
export interface GuessLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** SQL over codes; each rule is a condition of its statement, so that it holds whoever asks at the same time. */
export class OtpRepository {
  readonly #db: Database;
  readonly #limit: GuessLimit;
  constructor(db: Database, limit: GuessLimit) {
    this.#db = db;
    this.#limit = limit;
  }

  /** Puts a code in place of one that has run out; false while one is still good, or the number is locked. */
  async place(otp: NewOtp, now: number): Promise<boolean> {
    const placed = await this.#db
      .insert(otps)
      .values(otp)
      .onConflictDoUpdate({
        target: otps.destination,
        set: {
          name: otp.name,
          codeHash: otp.codeHash,
          expiresAt: otp.expiresAt,
          guesses: sql`case when ${this.#isSeriesOver(now)} then 0 else ${otps.guesses} end`,
          firstGuessAt: sql`case when ${this.#isSeriesOver(now)} then null else ${otps.firstGuessAt} end`,
        },
        setWhere: sql`${lte(otps.expiresAt, new Date(now))} and ${this.#mayBeGuessed(now)}`,
      })
      .returning({ destination: otps.destination });
    return placed.length > 0;
  }

  /** From when on another code can be sent, in ms since 1970. */
  async freeAt(destination: string, now: number): Promise<number> {
    const [row] = await this.#db.select().from(otps).where(eq(otps.destination, destination));
    if (row === undefined) return now;
    const unlockedAt =
      row.guesses >= this.#limit.most ? (row.firstGuessAt?.getTime() ?? 0) + this.#limit.windowMs : now;
    return Math.max(unlockedAt, row.expiresAt.getTime());
  }

  /** Counts one more guess and answers the hash to compare it with; undefined when no guess is allowed. */
  async guess(destination: string, now: number): Promise<string | undefined> {
    const [row] = await this.#db
      .update(otps)
      .set({
        guesses: sql`case when ${this.#isSeriesOver(now)} then 1 else ${otps.guesses} + 1 end`,
        firstGuessAt: sql`case when ${this.#isSeriesOver(now)} then ${timestamp(now)} else ${otps.firstGuessAt} end`,
      })
      .where(
        and(eq(otps.destination, destination), gt(otps.expiresAt, new Date(now)), this.#mayBeGuessed(now)),
      )
      .returning({ codeHash: otps.codeHash });
    return row?.codeHash;
  }

  /** Takes a code that was guessed right out of use, for one of all who try at once; answers the name it was sent to. */
  async consume(destination: string, codeHash: string): Promise<string | undefined> {
    const [row] = await this.#db
      .delete(otps)
      .where(and(eq(otps.destination, destination), eq(otps.codeHash, codeHash)))
      .returning({ name: otps.name });
    return row?.name;
  }

  /** Lets a code run out that never reached anybody. */
  async withdraw(destination: string, codeHash: string, now: number): Promise<void> {
    await this.#db
      .update(otps)
      .set({ expiresAt: new Date(now) })
      .where(and(eq(otps.destination, destination), eq(otps.codeHash, codeHash)));
  }

  #mayBeGuessed(now: number) {
    return sql`(${otps.guesses} < ${this.#limit.most} or ${this.#isSeriesOver(now)})`;
  }

  #isSeriesOver(now: number) {
    return sql`coalesce(${otps.firstGuessAt} <= ${timestamp(now - this.#limit.windowMs)}, true)`;
  }
}

function timestamp(ms: number) {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
