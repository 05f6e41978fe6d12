import { type Interest, type getInterest, type noteInterest, ok } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { lastIndiaDays } from '../../platform/india-days.ts';
import type { AddressLimiter } from '../../platform/rate-limit/address-limiter.ts';
import type { VisitCounts } from '../../platform/visit-counts/visit-counts.ts';
import type { InterestRepository } from './interest.repository.ts';

/** How much is counted for one network address: enough for several households, but not for a robot. */
export const NOTES_PER_ADDRESS = { max: 120, windowSeconds: 60 };

/** The days that staff see, today included. */
const DAYS = 30;

const DAY_MS = 86_400_000;

interface InterestParts {
  readonly repository: InterestRepository;
  readonly counts: VisitCounts;
  /** Counts {@link NOTES_PER_ADDRESS}. */
  readonly notes: AddressLimiter;
  /** In ms since 1970. */
  readonly now: () => number;
}

/** Counts what people look for, and shows it to staff. */
export class InterestService {
  readonly #parts: InterestParts;

  constructor(parts: InterestParts) {
    this.#parts = parts;
  }

  async note(interest: Interest, address: string): Promise<Outcome<typeof noteInterest>> {
    const { counts, notes } = this.#parts;
    // Too much is left out in silence: a visitor can do nothing about it.
    if (notes.count(address)) return ok({ success: true });
    if (interest.kind === 'source') counts.add('source', interest.host.replace(/^www\./, ''));
    else counts.add(interest.kind, interest.productId.toLowerCase());
    return ok({ success: true });
  }

  async report(): Promise<Outcome<typeof getInterest>> {
    const { repository, now } = this.#parts;
    const at = now();
    const span = lastIndiaDays(at, DAYS);
    const [searches, views, carts, sources, leftCarts] = await Promise.all([
      repository.searches(span),
      repository.products('view', span),
      repository.products('cart', span),
      repository.sources(span),
      repository.leftCarts({ after: new Date(at - DAYS * DAY_MS), before: new Date(at - DAY_MS) }),
    ]);
    return ok({ success: true, data: { ...span, searches, views, carts, leftCarts, sources } });
  }
}
