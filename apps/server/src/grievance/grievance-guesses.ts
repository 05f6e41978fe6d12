import type { GrievanceKey } from '@pgm/api/contract';
import type { Limit, LimitedFailure, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { grievanceSerial } from './grievance-number.ts';

/**
 * How many wrong pairs can be tried from one network address with one complaint's number, and with one mobile number:
 * complaints are numbered one after the other, so that who knows a mobile number could try them all.
 */
export const GUESSES_PER_ADDRESS: Limit = { most: 10, windowSeconds: 3600 };

/** The same from all addresses together: many more, so that one stranger keeps nobody from their own complaint. */
export const GUESSES_OVERALL: Limit = { most: 100, windowSeconds: 3600 };

/** Counts the wrong pairs of a complaint's number and a mobile number, whether there is such a complaint or not. */
export class GrievanceGuesses {
  readonly #perAddress: RateLimiter;
  readonly #overall: RateLimiter;

  /** The two limiters count what {@link GUESSES_PER_ADDRESS} and {@link GUESSES_OVERALL} say. */
  constructor(perAddress: RateLimiter, overall: RateLimiter) {
    this.#perAddress = perAddress;
    this.#overall = overall;
  }

  /** Counts a pair before it is looked at; a refusal when that is one too many, else undefined. */
  async count(
    pair: GrievanceKey,
    address: string,
  ): Promise<{ ok: false; failure: LimitedFailure } | undefined> {
    // An address that is refused adds nothing to what all have tried together.
    for (const { limiter, what, whom } of this.#counts(pair, address)) {
      const tooMany = await limiter.count(what, whom);
      if (tooMany) return tooMany;
    }
    return undefined;
  }

  /** Takes that back: the pair was right. */
  async forgive(pair: GrievanceKey, address: string): Promise<void> {
    for (const { limiter, what, whom } of this.#counts(pair, address)) await limiter.forgive(what, whom);
  }

  #counts({ number, mobile }: GrievanceKey, address: string) {
    // Not by the whole number: whoever guesses could write any year into it.
    const serial = String(grievanceSerial(number));
    const [byMobile, byNumber] = ['grievance guess by mobile', 'grievance guess'];
    return [
      { limiter: this.#perAddress, what: byMobile, whom: `${mobile} ${address}` },
      { limiter: this.#perAddress, what: byNumber, whom: `${serial} ${address}` },
      { limiter: this.#overall, what: byMobile, whom: mobile },
      { limiter: this.#overall, what: byNumber, whom: serial },
    ];
  }
}
