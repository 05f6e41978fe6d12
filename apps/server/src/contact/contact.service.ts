import {
  type AnswerOf,
  NewContact,
  type QueryOf,
  type createContact,
  type listContacts,
  fail,
  ok,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { BAD_KEY, isIdempotencyKey, isSameForm } from '../platform/idempotency-key.ts';
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

  /**
   * Stores a lead. Sent again with the same `key`, it is the stored one that is answered, and only to who knows all
   * that was sent: leads are personal data. That does not count, and is done at the limit, too.
   */
  async create(
    lead: NewContact,
    address: string,
    key?: string,
  ): Promise<Limited<AnswerOf<typeof createContact>>> {
    if (key !== undefined && !isIdempotencyKey(key)) return BAD_KEY;
    const tooMany = await this.#limiter.count('lead', address);
    const stored = tooMany ? undefined : await this.#repository.insert(lead, this.#now(), key);
    if (stored) return ok({ success: true, data: stored });

    const known = key === undefined ? undefined : await this.#repository.findByKey(key);
    if (!known || !isSameForm(NewContact, known, lead)) return tooMany ?? KEY_USED;
    await this.#limiter.forgive('lead', address);
    return ok({ success: true, data: known });
  }

  /** A page of leads, the newest first. */
  list({ page = 1, limit = CONTACTS_PAGE, search }: QueryOf<typeof listContacts>) {
    return answerList(this.#repository, { search, page: { page, limit, offset: (page - 1) * limit } });
  }
}

const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another lead.' });

/** The limit on leads: so many from one address in {@link LIMIT_WINDOW_SECONDS}. */
export function leadLimit(leadsPerAddress: number) {
  return { most: leadsPerAddress, windowSeconds: LIMIT_WINDOW_SECONDS };
}
