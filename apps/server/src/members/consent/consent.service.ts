import { type ConsentChanges, type getConsents, ok, type setConsents } from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import type { ConsentRepository } from './consent.repository.ts';

interface ConsentParts {
  readonly changes: RateLimiter;
  readonly consents: ConsentRepository;
  readonly now: () => number;
  readonly proofs: OwnerProofs;
}

/** The consents of members, with the proof that a deletion of the account needs: one page shows both. */
export class ConsentService {
  readonly #parts: ConsentParts;
  constructor(parts: ConsentParts) {
    this.#parts = parts;
  }

  async find(userId: string): Promise<Outcome<typeof getConsents>> {
    const { consents, proofs } = this.#parts;
    const data = { ...(await consents.find(userId)), deletionProof: await proofs.findProof(userId) };
    return ok({ success: true, data });
  }

  async change(userId: string, wanted: ConsentChanges): Promise<Outcome<typeof setConsents>> {
    const { changes, consents, now } = this.#parts;
    const tooMany = await changes.count('consents', userId);
    if (tooMany) return tooMany;
    await consents.change(userId, wanted, new Date(now()));
    return this.find(userId);
  }
}
