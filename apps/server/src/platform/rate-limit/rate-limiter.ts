import { createHash } from 'node:crypto';
import { type Failure, type Result, fail } from '@pgm/api/contract';
import { lt, sql } from 'drizzle-orm';
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

  constructor(db: Database, limit: Limit, now: () => number) {
    this.#db = db;
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts one more of `what` for `whom`; a refusal when that is too many, else undefined. */
  async count(what: string, whom: string): Promise<{ ok: false; failure: LimitedFailure } | undefined> {
    const { most, windowSeconds } = this.#limit;
    const windowMs = windowSeconds * 1000;
    const now = this.#now();
    const windowStart = new Date(now - (now % windowMs));
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key: keyOf(what, whom), windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count });
    const count = row?.count ?? 1;
    if (count === 1)
      await this.#db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now - DAY_MS)));
    if (count <= most) return undefined;
    const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMs - now) / 1000);
    return fail({
      code: 'rateLimited',
      message: 'Too many requests. Please try again later.',
      retryAfterSeconds,
    });
  }
}

const DAY_MS = 86_400_000;

/** Addresses are personal data: only their hash is stored. */
function keyOf(what: string, whom: string): string {
  return `${what}:${createHash('sha256').update(whom).digest('base64url')}`;
}
