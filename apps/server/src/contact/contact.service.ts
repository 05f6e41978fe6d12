import { type AnswerOf, type NewContact, type createContact, ok } from '@pgm/api/contract';
import { LEAD_WINDOW_SECONDS } from '../platform/config.ts';
import { type Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { ContactRepository } from './contact.repository.ts';

/** Takes leads in, a limited number from one network address. */
export class ContactService {
  readonly #repository: ContactRepository;
  readonly #limiter: RateLimiter;
  readonly #now: () => number;

  constructor(repository: ContactRepository, limiter: RateLimiter, now: () => number) {
    this.#repository = repository;
    this.#limiter = limiter;
    this.#now = now;
  }

  async create(lead: NewContact, address: string): Promise<Limited<AnswerOf<typeof createContact>>> {
    const refusal = await this.#limiter.count('lead', address);
    if (refusal) return refusal;
    return ok({ success: true, data: await this.#repository.insert(lead, this.#now()) });
  }
}

/** The limit on leads: so many from one address in {@link LEAD_WINDOW_SECONDS}. */
export function leadLimit(leadsPerAddress: number) {
  return { most: leadsPerAddress, windowSeconds: LEAD_WINDOW_SECONDS };
}
