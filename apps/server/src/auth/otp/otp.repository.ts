import { and, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type OtpPurpose, otps } from './otp.schema.ts';

/** The recipient of a code, and what the code is for. */
export interface OtpTarget {
  /** `+91` and ten digits, or an email address. */
  readonly destination: string;
  readonly purpose: OtpPurpose;
}

/** A code to send. */
interface NewOtp extends OtpTarget {
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

  /** These statements in a transaction. */
  within(tx: Database): OtpRepository {
    return new OtpRepository(tx, this.#limit);
  }

  /** Stores a code in place of an expired one; false while one is still valid. */
  async place(otp: NewOtp, now: number): Promise<boolean> {
    await this.#db.delete(otps).where(lt(otps.expiresAt, new Date(now - RETENTION_MS)));
    const placed = await this.#db
      .insert(otps)
      .values(otp)
      .onConflictDoUpdate({
        target: [otps.destination, otps.purpose],
        set: {
          name: otp.name,
          codeHash: otp.codeHash,
          expiresAt: otp.expiresAt,
          // The network that guessed too often is rejected before; another one starts again.
          guesses: sql`case when ${this.#mayBeGuessed(now)} then ${otps.guesses} else 0 end`,
        },
        setWhere: lte(otps.expiresAt, new Date(now)),
      })
      .returning({ destination: otps.destination });
    return placed.length > 0;
  }

  /**
   * Counts a guess and compares it with a code under each key, in one statement, so that simultaneous guesses run one
   * after the other. The right one uses the code up and clears the count; the last allowed one, if wrong, makes the
   * code invalid.
   */
  async guess(target: OtpTarget, codeHashes: readonly string[], now: number): Promise<Guess> {
    const isValid = inArray(otps.codeHash, [...codeHashes]);
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
          isFor(target),
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

  /** The time from which another code can be sent, in ms since 1970. */
  async freeAt(target: OtpTarget, now: number): Promise<number> {
    const row = await this.#find(target);
    return row?.expiresAt.getTime() ?? now;
  }

  /** The expiry of the current code of a destination; undefined when there is no code that can be used. */
  async findExpiry(target: OtpTarget, now: number): Promise<Date | undefined> {
    const row = await this.#find(target);
    const isOut = row && row.codeHash !== NO_CODE && row.expiresAt.getTime() > now;
    return isOut ? row.expiresAt : undefined;
  }

  /** Makes a code that was not delivered expire at once. */
  async withdraw(target: OtpTarget, codeHash: string, now: number): Promise<void> {
    await this.#db
      .update(otps)
      .set({ codeHash: NO_CODE, expiresAt: new Date(now) })
      .where(and(isFor(target), eq(otps.codeHash, codeHash)));
  }

  async #find(target: OtpTarget) {
    const [row] = await this.#db.select().from(otps).where(isFor(target));
    return row;
  }

  #mayBeGuessed(now: number) {
    return sql`(${otps.guesses} < ${this.#limit.max} or ${this.#isSeriesOver(now)})`;
  }

  #isSeriesOver(now: number) {
    return sql`coalesce(${otps.firstGuessAt} <= ${timestamp(now - this.#limit.windowMs)}, true)`;
  }
}

function isFor({ destination, purpose }: OtpTarget) {
  return and(eq(otps.destination, destination), eq(otps.purpose, purpose));
}

function timestamp(ms: number) {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
