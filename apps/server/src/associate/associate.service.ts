import { type AnswerOf, type getOwnAssociate, type getSponsor, fail, ok } from '@pgm/api/contract';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { AssociateRepository } from './associate.repository.ts';

/** What a member, and a visitor with a referral link, may know of the tree. */
export class AssociateService {
  readonly #repository: AssociateRepository;
  readonly #limiter: RateLimiter;

  constructor(repository: AssociateRepository, limiter: RateLimiter) {
    this.#repository = repository;
    this.#limiter = limiter;
  }

  async self(userId: string): Promise<Limited<AnswerOf<typeof getOwnAssociate>>> {
    const associate = await this.#repository.findByUser(userId);
    if (!associate) return fail({ code: 'notFound', message: 'This account is no associate.' });
    return ok({ success: true, data: associate });
  }

  async sponsor(code: string, address: string): Promise<Limited<AnswerOf<typeof getSponsor>>> {
    const refusal = await this.#limiter.count('sponsor', address);
    if (refusal) return refusal;
    const sponsor = await this.#repository.findByCode(code);
    if (!sponsor) return fail({ code: 'notFound', message: 'No associate has this referral code.' });
    return ok({ success: true, data: sponsor });
  }
}

/** How many referral codes one address may look up: enough for a family, too few to try them all. */
export const SPONSOR_LIMIT = { most: 120, windowSeconds: 600 };
