import {
  type AccountDeletion,
  type AnswerOf,
  type ConsentChanges,
  type Privacy,
  type Result,
  type deleteAccount,
  type exportData,
  fail,
  type getConsents,
  ok,
  type sendDeletionCode,
} from '@pgm/api/contract';
import type { CodeAsker } from '../auth/code-asker.ts';
import type { Caller } from '../platform/authentication/caller.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { AccountRepository } from './account.repository.ts';
import type { ConsentRepository } from './consent.repository.ts';
import type { DataExportRepository } from './data-export.repository.ts';

/** Shows that it is an account's owner who deletes it. */
interface OwnerProofs {
  readonly wayOf: (userId: string) => Promise<Privacy['deletionProof']>;
  readonly send: (userId: string, asker: CodeAsker) => Promise<Limited<{ expiresInSeconds: number }>>;
  readonly check: (userId: string, proof: AccountDeletion, address: string) => Promise<Limited<undefined>>;
}

interface PrivacyParts {
  readonly accounts: AccountRepository;
  readonly changes: RateLimiter;
  readonly consents: ConsentRepository;
  readonly exports: DataExportRepository;
  readonly exportsPerMember: RateLimiter;
  readonly now: () => number;
  readonly proofs: OwnerProofs;
  /** Deletes a photo that nobody shows any more. */
  readonly removePhoto: (address: string) => void;
}

/** What members decide about their own data. */
export class PrivacyService {
  readonly #parts: PrivacyParts;
  constructor(parts: PrivacyParts) {
    this.#parts = parts;
  }

  async consents(userId: string): Promise<Result<AnswerOf<typeof getConsents>>> {
    const { consents, proofs } = this.#parts;
    const data = { ...(await consents.find(userId)), deletionProof: await proofs.wayOf(userId) };
    return ok({ success: true, data });
  }

  async setConsents(userId: string, wanted: ConsentChanges): Promise<Limited<AnswerOf<typeof getConsents>>> {
    const { changes, consents, now } = this.#parts;
    const tooMany = await changes.count('consents', userId);
    if (tooMany) return tooMany;
    await consents.change(userId, wanted, new Date(now()));
    return this.consents(userId);
  }

  async export(userId: string): Promise<Limited<AnswerOf<typeof exportData>>> {
    const { exports, exportsPerMember, now } = this.#parts;
    const tooMany = await exportsPerMember.count('export', userId);
    if (tooMany) return tooMany;
    const data = await exports.find(userId, new Date(now()));
    return data ? ok(data) : fail({ code: 'unauthenticated', message: 'Failed to verify token' });
  }

  async sendCode(caller: Caller, asker: CodeAsker): Promise<Limited<AnswerOf<typeof sendDeletionCode>>> {
    if (isOfTheCompany(caller)) return OF_THE_COMPANY;
    const free = await this.#parts.accounts.mayDelete(caller.id);
    if (!free.ok) return free;
    const sent = await this.#parts.proofs.send(caller.id, asker);
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Deletes the caller's account. What hinders is said before a code is used up for nothing. */
  async delete(
    caller: Caller,
    proof: AccountDeletion,
    address: string,
  ): Promise<Limited<AnswerOf<typeof deleteAccount>>> {
    const { accounts, now, proofs, removePhoto } = this.#parts;
    if (isOfTheCompany(caller)) return OF_THE_COMPANY;
    const free = await accounts.mayDelete(caller.id);
    if (!free.ok) return free;
    const proven = await proofs.check(caller.id, proof, address);
    if (!proven.ok) return proven;
    const removed = await accounts.remove(caller.id, new Date(now()));
    if (!removed.ok) return removed;
    if (removed.value.photo !== null) removePhoto(removed.value.photo);
    return ok({ success: true });
  }
}

function isOfTheCompany({ roles }: Caller): boolean {
  return roles.includes('ADMIN') || roles.includes('STAFF');
}

const OF_THE_COMPANY = fail({
  code: 'conflict' as const,
  message: 'Accounts of staff can be deleted by the company only.',
});
