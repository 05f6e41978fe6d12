import {
  type AnswerOf,
  type NewContact,
  type QueryOf,
  type createContact,
  type listContacts,
  ok,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { answerList } from '../platform/paging.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { ContactRepository } from './contact.repository.ts';

/** How many leads a page has unless asked otherwise (spec section 9). */
const CONTACTS_PAGE = 10;

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

  /** A page of leads, the newest first. */
  list({ page = 1, limit = CONTACTS_PAGE, search }: QueryOf<typeof listContacts>) {
    return answerList(this.#repository, { search, page: { page, limit, offset: (page - 1) * limit } });
  }
}

/** The limit on leads: so many from one address in {@link LIMIT_WINDOW_SECONDS}. */
export function leadLimit(leadsPerAddress: number) {
  return { most: leadsPerAddress, windowSeconds: LIMIT_WINDOW_SECONDS };
}
