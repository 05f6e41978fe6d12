import {
  type ConsentChanges,
  type OwnerProof,
  type deleteAccount,
  type exportData,
  fail,
  type getConsents,
  ok,
  type sendDeletionCode,
  type setConsents,
} from '@pgm/api/contract';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { OwnerProofs } from '../../platform/security/owner-proofs.ts';
import type { AccountRepository } from './account.repository.ts';
import type { ConsentRepository } from './consent.repository.ts';
import type { DataExportRepository } from './data-export.repository.ts';

interface PrivacyParts {
  readonly accounts: AccountRepository;
  readonly changes: RateLimiter;
  readonly consents: ConsentRepository;
  readonly exports: DataExportRepository;
  readonly exportsPerMember: RateLimiter;
  readonly now: () => number;
  readonly proofs: OwnerProofs;
}

/** The calls of members on their own data. */
export class PrivacyService {
  readonly #parts: PrivacyParts;
  constructor(parts: PrivacyParts) {
    this.#parts = parts;
  }

  async consents(userId: string): Promise<Outcome<typeof getConsents>> {
    const { consents, proofs } = this.#parts;
    const data = { ...(await consents.find(userId)), deletionProof: await proofs.findProof(userId) };
    return ok({ success: true, data });
  }

  async setConsents(userId: string, wanted: ConsentChanges): Promise<Outcome<typeof setConsents>> {
    const { changes, consents, now } = this.#parts;
    const tooMany = await changes.count('consents', userId);
    if (tooMany) return tooMany;
    await consents.change(userId, wanted, new Date(now()));
    return this.consents(userId);
  }

  async export(userId: string): Promise<Outcome<typeof exportData>> {
    const { exports, exportsPerMember, now } = this.#parts;
    const tooMany = await exportsPerMember.count('export', userId);
    if (tooMany) return tooMany;
    const data = await exports.find(userId, new Date(now()));
    return data ? ok(data) : fail({ code: 'unauthenticated', message: 'Failed to verify token' });
  }

  async sendCode(userId: string, requester: CodeRequester): Promise<Outcome<typeof sendDeletionCode>> {
    const free = await this.#parts.accounts.mayDelete(userId);
    if (!free.ok) return free;
    const sent = await this.#parts.proofs.send(userId, 'ACCOUNT_DELETION', requester);
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Deletes an account. The deletion blockers are checked before a code is used up. */
  async delete(userId: string, proof: OwnerProof, address: string): Promise<Outcome<typeof deleteAccount>> {
    const { accounts, now, proofs } = this.#parts;
    const free = await accounts.mayDelete(userId);
    if (!free.ok) return free;
    const proven = await proofs.check(userId, 'ACCOUNT_DELETION', proof, address);
    if (!proven.ok) return proven;
    const removed = await accounts.remove(userId, new Date(now()));
    if (!removed.ok) return removed;
    return ok({ success: true });
  }
}
