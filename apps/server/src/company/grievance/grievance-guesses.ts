import type { GrievanceKey } from '@pgm/api/contract';
import type { Limit, LimitedFailure, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { grievanceSerial } from './grievance-number.ts';

/**
 * The number of wrong pairs from one network address with one grievance number, and with one mobile number:
 * grievance numbers are consecutive, so a person who knows a mobile number could try them all.
 */
export const GUESSES_PER_ADDRESS: Limit = { max: 10, windowSeconds: 3600 };

/**
 * The same for all addresses together: many more, so that one stranger does not lock other people out of their
 * own grievance.
 */
export const GUESSES_OVERALL: Limit = { max: 100, windowSeconds: 3600 };

/** Counts the wrong pairs of a grievance number and a mobile number, whether the grievance exists or not. */
export class GrievanceGuesses {
  readonly #perAddress: RateLimiter;
  readonly #overall: RateLimiter;

  /** The two limiters have the limits {@link GUESSES_PER_ADDRESS} and {@link GUESSES_OVERALL}. */
  constructor(perAddress: RateLimiter, overall: RateLimiter) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Counts a pair before it is checked; returns a failure when there are too many, else undefined. */
  async count(
    pair: GrievanceKey,
    address: string,
  ): Promise<{ ok: false; failure: LimitedFailure<'rateLimited'> } | undefined> {
    // A rejected address adds nothing to the overall count.
    for (const { limiter, what, subject } of this.#counts(pair, address)) {
      const tooMany = await limiter.count(what, subject);
      if (tooMany) return tooMany;
    }
    return undefined;
  }

  /** Undoes the count, because the pair was right. */
  async forgive(pair: GrievanceKey, address: string): Promise<void> {
    for (const { limiter, what, subject } of this.#counts(pair, address))
      await limiter.forgive(what, subject);
  }

  #counts({ number, mobile }: GrievanceKey, address: string) {
    // Counts by the serial number, because a guess could contain any year.
    const serial = String(grievanceSerial(number));
    const [byMobile, byNumber] = ['grievance guess by mobile', 'grievance guess'];
    return [
      { limiter: this.#perAddress, what: byMobile, subject: `${mobile} ${address}` },
      { limiter: this.#perAddress, what: byNumber, subject: `${serial} ${address}` },
      { limiter: this.#overall, what: byMobile, subject: mobile },
      { limiter: this.#overall, what: byNumber, subject: serial },
    ];
  }
}
