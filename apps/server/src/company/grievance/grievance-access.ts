import { type GrievanceKey, fail, ok } from '@pgm/api/contract';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { GrievanceGuesses } from './grievance-guesses.ts';

/** Opens grievances to people with both of their numbers, and counts those that have only one. */
export class GrievanceAccess {
  readonly #looksPerAddress: RateLimiter;
  readonly #guesses: GrievanceGuesses;

  constructor(looksPerAddress: RateLimiter, guesses: GrievanceGuesses) {
    this.#looksPerAddress = looksPerAddress;
    this.#guesses = guesses;
  }

  /** What `find` finds for a pair. A wrong pair gives the same response, whether a grievance with that number exists or not. */
  async open<Found>(
    { number, mobile }: GrievanceKey,
    address: string,
    find: (pair: GrievanceKey) => Promise<Found | undefined>,
  ): Promise<Limited<Found, 'notFound'>> {
    const pair = { number, mobile };
    const tooMany =
      (await this.#looksPerAddress.count('grievance look', address)) ??
      (await this.#guesses.count(pair, address));
    if (tooMany) return tooMany;
    const found = await find(pair);
    if (found === undefined) return UNKNOWN_PAIR;
    await this.#guesses.forgive(pair, address);
    return ok(found);
  }
}

/** The response to every wrong pair. */
export const UNKNOWN_PAIR = fail({
  code: 'notFound' as const,
  message: 'We found no complaint with this complaint number and mobile number.',
});
