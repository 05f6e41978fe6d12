import { createHmac } from 'node:crypto';
import { type Failure, type FailureCode, type Result, fail } from '@pgm/api/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import { type Keyring, type WithEachKey, withEachKey } from '../security/keyring.ts';
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
  readonly #keys: Keyring;

  /**
   * The first key hides the counted subjects from readers of the database, because addresses and numbers are personal
   * data. What other processes counted under the other ones, while `AUTH_SECRET` is replaced, counts too.
   */
  constructor(db: Database, limit: Limit, now: () => number, keys: Keyring) {
    this.#db = db;
    this.#limit = limit;
    this.#now = now;
    this.#keys = keys;
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
      .values({ key: this.#toKeys(what, subject)[0], windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count });
    const count = (row?.count ?? 1) + (await this.#countOthers(what, subject, windowStart));
    const retryAfterSeconds = Math.ceil((windowStart.getTime() - now) / 1000) + windowSeconds;
    return { count, max, rejected: count <= max ? undefined : rejection(retryAfterSeconds) };
  }

  /** This limiter on a transaction: a count is rolled back with it. */
  within(tx: Database): RateLimiter {
    return new RateLimiter(tx, this.#limit, this.#now, this.#keys);
  }

  /** Removes one count of this window, because the counted action was not one that is limited. */
  async forgive(what: string, subject: string): Promise<void> {
    await this.#db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(
        and(
          eq(rateLimits.key, this.#toKeys(what, subject)[0]),
          eq(rateLimits.windowStart, this.#windowStart(this.#now())),
        ),
      );
  }

  /** What was counted in this window under the keys of other secrets. */
  async #countOthers(what: string, subject: string, windowStart: Date): Promise<number> {
    const [, ...others] = this.#toKeys(what, subject);
    if (others.length === 0) return 0;
    const [row] = await this.#db
      .select({ count: sql<number>`coalesce(sum(${rateLimits.count}), 0)::int` })
      .from(rateLimits)
      .where(and(inArray(rateLimits.key, others), eq(rateLimits.windowStart, windowStart)));
    return row?.count ?? 0;
  }

  #windowStart(now: number): Date {
    return new Date(now - (now % (this.#limit.windowSeconds * 1000)));
  }

  /** The length is part of it, so that windows of different length that begin at the same time do not share a count. */
  #toKeys(what: string, subject: string): WithEachKey {
    const counted = `${this.#limit.windowSeconds} ${subject}`;
    return withEachKey(
      this.#keys,
      (key) => `${what}:${createHmac('sha256', key).update(counted).digest('base64url')}`,
    );
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

/** The longest window of a limit. */
export const MAX_WINDOW_SECONDS = 86_400;

/** An hour longer than the longest window, in ms. */
const RETENTION_MS = (MAX_WINDOW_SECONDS + 3600) * 1000;

/** Removes the counts whose windows have ended; `now` in ms since 1970. */
export function removeOldCounts(db: Database, now: number, signal: AbortSignal): Promise<void> {
  return deleteInBatches(db, rateLimits, lt(rateLimits.windowStart, new Date(now - RETENTION_MS)), signal);
}
