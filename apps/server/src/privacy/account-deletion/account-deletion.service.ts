import {
  type OwnerProof,
  type deleteAccount,
  type deleteMember,
  fail,
  ok,
  type sendDeletionCode,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { CodeRequester } from '../../platform/http/requester.ts';
import type { OwnerProofs } from '../../platform/proof/owner-proofs.ts';
import type { AccountDeletionRepository } from './account-deletion.repository.ts';

interface AccountDeletionParts {
  readonly accounts: AccountDeletionRepository;
  readonly now: () => number;
  readonly proofs: OwnerProofs;
}

const OWN_DELETION = { code: 'conflict', message: 'Delete your own account in the member area.' } as const;
const NOT_FOUND = { code: 'notFound', message: 'Member not found' } as const;

/** The deletions of accounts. */
export class AccountDeletionService {
  readonly #parts: AccountDeletionParts;
  constructor(parts: AccountDeletionParts) {
    this.#parts = parts;
  }

  async sendCode(userId: string, requester: CodeRequester): Promise<Outcome<typeof sendDeletionCode>> {
    const free = await this.#parts.accounts.mayDelete(userId);
    if (!free.ok) return free;
    const sent = await this.#parts.proofs.send(userId, 'ACCOUNT_DELETION', requester);
    return sent.ok ? ok({ success: true, data: sent.value }) : sent;
  }

  /** Deletes the account of the caller. The deletion blockers are checked before a code is used up. */
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

  /** Deletes the account of another member, who has asked for it. */
  async deleteMember(actorId: string, ref: string): Promise<Outcome<typeof deleteMember>> {
    const { accounts, now } = this.#parts;
    const id = ref.toLowerCase();
    if (id === actorId) return fail(OWN_DELETION);
    if (!isId(id)) return fail(NOT_FOUND);
    const removed = await accounts.removeByStaff(id, { actorId, at: new Date(now()) });
    return removed.ok ? ok({ success: true }) : removed;
  }
}
