import { createHmac } from 'node:crypto';
import { type Failure, type FailureCode, type Result, fail } from '@pgm/api/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { rateLimits } from './rate-limit.schema.ts';

/** A failure that may include a waiting time, in seconds. */
export type LimitedFailure<Code extends FailureCode = FailureCode> = Code extends FailureCode
  ? Failure<Code> & { readonly retryAfterSeconds?: number }
  : never;

/** A result that can fail with these codes, or since a limit is reached. */
export type Limited<Value, Code extends FailureCode = never> = Result<
  Value,
  LimitedFailure<Code | 'rateLimited'>
>;

/** A limit is reached: the failure, with the waiting time. */
export type LimitReached = { readonly ok: false; readonly failure: LimitedFailure<'rateLimited'> };

/** How often an action may happen. */
export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts in fixed windows in the database, so that all processes share one count and a restart loses nothing. */
export class RateLimiter {
  readonly #db: Database;
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #key: Uint8Array;

  /**
   * `key` hides the counted subjects from readers of the database, because addresses and numbers are personal
   * data.
   */
  constructor(db: Database, limit: Limit, now: () => number, key: Uint8Array) {
    this.#db = db;
    this.#limit = limit;
    this.#now = now;
    this.#key = key;
  }

  /** Counts one more of `what` for `subject`; returns a failure when the limit is exceeded, else undefined. */
  async count(what: string, subject: string): Promise<LimitReached | undefined> {
    return (await this.tally(what, subject)).rejected;
  }

  /** The same, with the number of this action in its window and the highest one that is allowed. */
  async tally(
    what: string,
    subject: string,
  ): Promise<{ count: number; max: number; rejected: LimitReached | undefined }> {
    const { max, windowSeconds } = this.#limit;
    const now = this.#now();
    const windowStart = this.#windowStart(now);
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key: this.#toKey(what, subject), windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count });
    const count = row?.count ?? 1;
    const retryAfterSeconds = Math.ceil((windowStart.getTime() - now) / 1000) + windowSeconds;
    return { count, max, rejected: count <= max ? undefined : rejection(retryAfterSeconds) };
  }

  /** This limiter on a transaction: a count is rolled back with it. */
  within(tx: Database): RateLimiter {
    return new RateLimiter(tx, this.#limit, this.#now, this.#key);
  }

  /** Removes one count of this window, because the counted action was not one that is limited. */
  async forgive(what: string, subject: string): Promise<void> {
    await this.#db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(
        and(
          eq(rateLimits.key, this.#toKey(what, subject)),
          eq(rateLimits.windowStart, this.#windowStart(this.#now())),
        ),
      );
  }

  #windowStart(now: number): Date {
    return new Date(now - (now % (this.#limit.windowSeconds * 1000)));
  }

  /** The length is part of it, so that windows of different length that begin at the same time do not share a count. */
  #toKey(what: string, subject: string): string {
    const counted = `${this.#limit.windowSeconds} ${subject}`;
    return `${what}:${createHmac('sha256', this.#key).update(counted).digest('base64url')}`;
  }
}

/** The failure with the waiting time. */
export function rejection(retryAfterSeconds: number): LimitReached {
  return fail({
    code: 'rateLimited',
    message: `Too many requests. Please try again in ${timeInWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}

function timeInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Longer than the longest window, which is a day. */
const RETENTION_MS = 25 * 3_600_000;

/** Removes the counts whose windows have ended; `now` in ms since 1970. */
export function removeOldCounts(db: Database, now: number, signal: AbortSignal): Promise<void> {
  return deleteInBatches(db, rateLimits, lt(rateLimits.windowStart, new Date(now - RETENTION_MS)), signal);
}
