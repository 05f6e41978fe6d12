import {
  type BodyOf,
  type Lead,
  NewLead,
  QuestionForm,
  type QueryOf,
  type createLead,
  type createQuestion,
  fail,
  type listLeads,
  ok,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { BAD_KEY, isIdempotencyKey, isSameForm } from '../../platform/http/idempotency-key.ts';
import { paged } from '../../platform/http/paging.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { LeadRepository, SentLead } from './lead.repository.ts';

/** The default number of leads on a page (spec section 9). */
const LEADS_PAGE = 10;

/** Stores leads, a limited number from one network address, and lists them. */
export class LeadService {
  readonly #repository: LeadRepository;
  readonly #limiter: RateLimiter;
  readonly #now: () => number;

  constructor(repository: LeadRepository, limiter: RateLimiter, now: () => number) {
    this.#repository = repository;
    this.#limiter = limiter;
    this.#now = now;
  }

  /**
   * Stores a lead. With the same `key` again, the result is the stored lead, but only when all fields are the
   * same, because leads are personal data. A repeated lead does not count, and is returned even at the limit.
   */
  create(
    { sponsorCode, ...lead }: BodyOf<typeof createLead>,
    address: string,
    key?: string,
  ): Promise<Outcome<typeof createLead>> {
    return this.#store(lead, {
      address,
      key,
      sponsorCode,
      isSame: (known) => isSameForm(NewLead, known, lead),
    });
  }

  /** Stores a question in the same way. */
  ask(
    { sponsorCode, ...question }: BodyOf<typeof createQuestion>,
    address: string,
    key?: string,
  ): Promise<Outcome<typeof createQuestion>> {
    return this.#store(question, {
      address,
      key,
      sponsorCode,
      isSame: (known) => isSameForm(QuestionForm, known, question),
    });
  }

  async #store(
    lead: SentLead,
    { address, key, sponsorCode, isSame }: Sending,
  ): Promise<Outcome<typeof createLead>> {
    if (key !== undefined && !isIdempotencyKey(key)) return BAD_KEY;
    const tooMany = await this.#limiter.count('lead', address);
    const stored = tooMany
      ? undefined
      : await this.#repository.insert(lead, { at: new Date(this.#now()), key, sponsorCode });
    if (stored) return ok({ success: true, data: stored });

    const known = key === undefined ? undefined : await this.#repository.findByKey(key);
    if (!known || !isSame(known)) return tooMany ?? KEY_USED;
    await this.#limiter.forgive('lead', address);
    return ok({ success: true, data: known });
  }

  /** A page of leads, the newest first; by default the first one (spec section 7). */
  list({ page = 1, ...query }: QueryOf<typeof listLeads>) {
    return paged(this.#repository, { ...query, page }, LEADS_PAGE);
  }
}

/** How a lead is sent, and whether the one that had its key before is the same. */
interface Sending {
  readonly address: string;
  readonly key: string | undefined;
  readonly sponsorCode?: string | undefined;
  readonly isSame: (known: Lead) => boolean;
}

const KEY_USED = fail({ code: 'conflict' as const, message: 'This key was used for another lead.' });

/** The rate limit of leads: so many from one address in {@link LIMIT_WINDOW_SECONDS}. */
export function leadLimit(leadsPerAddress: number) {
  return { max: leadsPerAddress, windowSeconds: LIMIT_WINDOW_SECONDS };
}
