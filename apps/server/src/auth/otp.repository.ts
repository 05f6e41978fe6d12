import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
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

/** What became of a guess; `none` when there was no code to compare it with. `name` is what the code was sent to. */
export type Guess = { readonly is: 'right'; readonly name: string } | { readonly is: 'wrong' | 'none' };

/** In place of the hash of a code that was used up, killed or never sent. */
const NO_CODE = '';

/** How long a number is remembered after its last code ran out, in ms. */
const MEMORY_MS = 86_400_000;

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
    await this.#db.delete(otps).where(lt(otps.expiresAt, new Date(now - MEMORY_MS)));
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
   * Counts a guess and compares it in one statement, so that guesses at the same time take turns. The right one uses the
   * code up and clears the count; the last one allowed, if wrong, kills the code.
   */
  async guess(destination: string, codeHash: string, now: number): Promise<Guess> {
    const isRight = eq(otps.codeHash, codeHash);
    const count = sql`case when ${this.#isSeriesOver(now)} then 1 else ${otps.guesses} + 1 end`;
    const isOver = sql`${isRight} or ${count} >= ${this.#limit.most}`;
    const [row] = await this.#db
      .update(otps)
      .set({
        guesses: sql`case when ${isRight} then 0 else ${count} end`,
        firstGuessAt: sql`case when ${isRight} then null when ${this.#isSeriesOver(now)} then ${timestamp(now)} else ${otps.firstGuessAt} end`,
        codeHash: sql`case when ${isOver} then ${NO_CODE} else ${otps.codeHash} end`,
        expiresAt: sql`case when ${isOver} then ${timestamp(now)} else ${otps.expiresAt} end`,
      })
      .where(
        and(
          eq(otps.destination, destination),
          // Time alone does not tell: the clock of who asks next may be a little behind.
          ne(otps.codeHash, NO_CODE),
          gt(otps.expiresAt, new Date(now)),
          this.#mayBeGuessed(now),
        ),
      )
      .returning({ name: otps.name, guesses: otps.guesses });
    if (row === undefined) return { is: 'none' };
    return row.guesses === 0 ? { is: 'right', name: row.name } : { is: 'wrong' };
  }

  /** Until when a number is locked by wrong guesses, in ms since 1970; undefined when it is not. */
  async lockedUntil(destination: string, now: number): Promise<number | undefined> {
    const row = await this.#find(destination);
    if (!row?.firstGuessAt || row.guesses < this.#limit.most) return undefined;
    const end = row.firstGuessAt.getTime() + this.#limit.windowMs;
    return end > now ? end : undefined;
  }

  /** From when on another code can be sent, in ms since 1970. */
  async freeAt(destination: string, now: number): Promise<number> {
    const row = await this.#find(destination);
    return (await this.lockedUntil(destination, now)) ?? row?.expiresAt.getTime() ?? now;
  }

  /** Until when the code is good that is out for a destination; undefined when there is none that can be taken. */
  async expiryOf(destination: string, now: number): Promise<Date | undefined> {
    const row = await this.#find(destination);
    const isOut = row && row.codeHash !== NO_CODE && row.expiresAt.getTime() > now;
    return isOut && (await this.lockedUntil(destination, now)) === undefined ? row.expiresAt : undefined;
  }

  /** Lets a code run out that never reached anybody. */
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
    return sql`(${otps.guesses} < ${this.#limit.most} or ${this.#isSeriesOver(now)})`;
  }

  #isSeriesOver(now: number) {
    return sql`coalesce(${otps.firstGuessAt} <= ${timestamp(now - this.#limit.windowMs)}, true)`;
  }
}

function timestamp(ms: number) {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
