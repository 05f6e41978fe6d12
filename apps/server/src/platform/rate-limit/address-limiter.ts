import { type Limit, type LimitReached, rejection } from './rate-limiter.ts';

/** The number of addresses that are counted in one window; they take about 10 MB. */
const MAX_ADDRESSES = 100_000;

/**
 * Counts in fixed windows in the memory of this process, for what costs less than a count in the database: each of
 * several processes allows the whole limit. Where the exact number matters, use `RateLimiter`.
 */
export class AddressLimiter {
  readonly #limit: Limit;
  readonly #now: () => number;
  #window = 0;
  #counts = new Map<string, number>();

  /** @param now in ms since 1970 */
  constructor(limit: Limit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Counts one more for a network address; returns a failure when it is over the limit, else undefined. */
  count(address: string): LimitReached | undefined {
    const { max, windowSeconds } = this.#limit;
    const windowMs = windowSeconds * 1000;
    const window = Math.floor(this.#now() / windowMs);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    // With so many addresses the process is under attack; it still counts those that it knows.
    if (count > 1 || this.#counts.size < MAX_ADDRESSES) this.#counts.set(address, count);
    if (count <= max) return undefined;
    return rejection(Math.ceil(((window + 1) * windowMs - this.#now()) / 1000));
  }
}
