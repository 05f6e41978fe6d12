import {
  type ApprovedParent,
  type Failure,
  type NewParent,
  type ParentProposalForm,
  type Result,
  type changeParent,
  type closeParentProposal,
  fail,
  ok,
  type previewParentChange,
  type proposeParentChange,
  type undoParentChange,
} from '@pgm/api/contract';
import type { Config } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { ParentChangeRepository } from './parent-change.repository.ts';
import { DECIDED } from './parent-proposal.transactions.ts';
import type { StaffAssociateRepository } from './staff-associate.repository.ts';

interface ParentChangeParts {
  readonly repository: ParentChangeRepository;
  readonly associates: StaffAssociateRepository;
  /** Whether one admin alone can make a change. */
  readonly changes: Config['parentChanges'];
  readonly now: () => number;
}

/** Changes the parents of associates, for admins. */
export class ParentChangeService {
  readonly #parts: ParentChangeParts;

  constructor(parts: ParentChangeParts) {
    this.#parts = parts;
  }

  /** Fails with not found unless the associate exists. @param ref the id of the associate or of the user */
  async find(ref: string): Promise<Result<true, Failure<'notFound'>>> {
    return isId(ref) && (await this.#parts.repository.has(ref)) ? ok(true) : NOT_FOUND;
  }

  /** The effect that a change would have. */
  async preview(ref: string, parent: NewParent): Promise<Outcome<typeof previewParentChange>> {
    const result = await this.#parts.repository.preview({ ref, ...parent }, this.#at());
    return result.ok ? ok({ success: true, data: result.value }) : result;
  }

  /** Changes the parent: as another admin has asked, or at once where that is allowed. */
  async change(
    ref: string,
    { proposalId, ...parent }: ApprovedParent,
    caller: Caller,
  ): Promise<Outcome<typeof changeParent>> {
    const { repository, changes } = this.#parts;
    if (proposalId === undefined && changes === 'approved') return NEEDS_TWO;
    const change = { ref, ...parent, actorId: caller.id, at: this.#at() };
    if (proposalId === undefined) {
      const result = await repository.change(change);
      return result.ok ? ok({ success: true, data: result.value }) : result;
    }
    const result = await repository.approve({ ...change, proposalId });
    return result.ok
      ? ok({ success: true, data: result.value })
      : this.#withCurrent(result.failure, ref, caller);
  }

  /** Asks another admin for a change. */
  async propose(
    ref: string,
    form: ParentProposalForm,
    caller: Caller,
  ): Promise<Outcome<typeof proposeParentChange>> {
    const proposal = { ref, ...form, actorId: caller.id, at: this.#at() };
    const result = await this.#parts.repository.propose(proposal);
    return result.ok ? this.#show(ref, caller) : this.#withCurrent(result.failure, ref, caller);
  }

  /** Withdraws a proposed change, or declines it. */
  async close(id: string, caller: Caller): Promise<Outcome<typeof closeParentProposal>> {
    if (!isId(id)) return NOT_FOUND;
    const result = await this.#parts.repository.close(id, caller.id, this.#at());
    if (!result.ok) return NOT_FOUND;
    const { associateId, isClosed } = result.value;
    return isClosed
      ? this.#show(associateId, caller)
      : fail({ ...DECIDED.failure, current: await this.#read(associateId, caller) });
  }

  /** Takes a change back. */
  async undo(id: string, caller: Caller): Promise<Outcome<typeof undoParentChange>> {
    if (!isId(id)) return NOT_FOUND;
    const result = await this.#parts.repository.undo(id, caller.id, this.#at());
    return result.ok ? this.#show(result.value, caller) : result;
  }

  async #show(ref: string, caller: Caller) {
    const associate = await this.#read(ref, caller);
    return associate ? ok({ success: true as const, data: associate }) : NOT_FOUND;
  }

  /** After another decision the admin gets the associate as it is now. */
  async #withCurrent<Code extends Failure['code']>(failure: Failure<Code>, ref: string, caller: Caller) {
    if (failure.code !== 'conflict') return fail(failure);
    return fail({ ...failure, current: await this.#read(ref, caller) });
  }

  #read(ref: string, caller: Caller) {
    return this.#parts.associates.find(ref, caller, this.#at());
  }

  #at(): Date {
    return new Date(this.#parts.now());
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NEEDS_TWO = fail({
  code: 'conflict' as const,
  message: 'A change of sponsor needs two administrators. Ask for it in the staff area.',
});
