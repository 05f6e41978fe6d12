import type { ParentChange, ParentChangePreview, Result } from '@pgm/api/contract';
import { attempt } from '../../platform/database/attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import { associates, isRef } from './associate.schema.ts';
import {
  type Change,
  type ParentFailure,
  type ReadMonthPoints,
  type WantedParent,
  changeParentAndNotify,
  previewParent,
} from './parent-change.transactions.ts';
import { undoParentChange } from './parent-change-undo.transactions.ts';
import {
  type Approval,
  type Proposal,
  approveProposal,
  closeProposal,
  openProposal,
} from './parent-proposal.transactions.ts';

/** SQL over changes of parents. */
export class ParentChangeRepository {
  readonly #db: Database;
  readonly #readMonthPoints: ReadMonthPoints;
  constructor(db: Database, readMonthPoints: ReadMonthPoints) {
    this.#db = db;
    this.#readMonthPoints = readMonthPoints;
  }

  /** Whether the associate exists. @param ref the id of the associate or of the user */
  async has(ref: string): Promise<boolean> {
    return (await this.#db.$count(associates, isRef(ref))) > 0;
  }

  /** The effect that a change would have on the current tree. */
  preview(wanted: WantedParent, at: Date): Promise<Result<ParentChangePreview, ParentFailure>> {
    return this.#db.transaction(
      async (tx) => {
        const found = await previewParent(tx, wanted);
        if (!found.ok) return found;
        const { associate, effects } = found.value;
        const monthPoints = await this.#readMonthPoints(tx, associate, at);
        return { ok: true, value: { ...effects, monthPoints } };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** Makes a change that no other admin has asked for. */
  change(change: Change): Promise<Result<ParentChange, ParentFailure>> {
    return attempt(this.#db, (tx) => changeParentAndNotify(tx, change));
  }

  /** Makes the change that another admin has asked for. */
  approve(approval: Approval): Promise<Result<ParentChange, ParentFailure>> {
    return attempt(this.#db, (tx) => approveProposal(tx, approval));
  }

  /** Stores that an admin asks for a change. */
  propose(proposal: Proposal): Promise<Result<undefined, ParentFailure>> {
    return attempt(this.#db, (tx) => openProposal(tx, proposal));
  }

  /** Withdraws or declines a proposed change; returns the id of its associate. */
  close(proposalId: string, actorId: string, at: Date) {
    return attempt(this.#db, (tx) => closeProposal(tx, { proposalId, actorId, at }));
  }

  /** Takes a change back; returns the id of its associate. */
  undo(changeId: string, actorId: string, at: Date) {
    return attempt(this.#db, (tx) => undoParentChange(tx, { changeId, actorId, at }));
  }
}
