import { createHmac } from 'node:crypto';
import { type Failure, type Result, fail } from '@pgm/api/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateLimits } from './rate-limit.schema.ts';

/** A failure that may say when to come back, in seconds. */
export type LimitedFailure = Failure & { readonly retryAfterSeconds?: number };
export type Limited<Value> = Result<Value, LimitedFailure>;

/** How often something may happen. */
export interface Limit {
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts in fixed windows in the database, so that all processes share one count and a restart forgets nothing. */
export class RateLimiter {
  readonly #db: Database;
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #key: Uint8Array;

  /** `key` keeps what is counted from being read out of the database: addresses and numbers are personal data. */
  constructor(db: Database, limit: Limit, now: () => number, key: Uint8Array) {
    this.#db = db;
    this.#limit = limit;
    this.#now = now;
    this.#key = key;
  }

  /** Counts one more of `what` for `whom`; a refusal when that is too many, else undefined. */
  async count(what: string, whom: string): Promise<{ ok: false; failure: LimitedFailure } | undefined> {
    const { most, windowSeconds } = this.#limit;
    const now = this.#now();
    const windowStart = this.#windowStart(now);
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key: this.#keyOf(what, whom), windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count });
    const count = row?.count ?? 1;
    if (count === 1)
      await this.#db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - DAY_MS)));
    if (count <= most) return undefined;
    const retryAfterSeconds = Math.ceil((windowStart.getTime() - now) / 1000) + windowSeconds;
    return refusal(retryAfterSeconds);
  }

  /** Takes back one count of this window: what happened turned out to be none of what is limited. */
  async forgive(what: string, whom: string): Promise<void> {
    await this.#db
      .update(rateLimits)
      .set({ count: sql`${rateLimits.count} - 1` })
      .where(
        and(
          eq(rateLimits.key, this.#keyOf(what, whom)),
          eq(rateLimits.windowStart, this.#windowStart(this.#now())),
        ),
      );
  }

  #windowStart(now: number): Date {
    return new Date(now - (now % (this.#limit.windowSeconds * 1000)));
  }

  #keyOf(what: string, whom: string): string {
    return `${what}:${createHmac('sha256', this.#key).update(whom).digest('base64url')}`;
  }
}

/** Says when to come back. */
export function refusal(retryAfterSeconds: number): { ok: false; failure: LimitedFailure } {
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

const DAY_MS = 86_400_000;
