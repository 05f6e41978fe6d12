import {
  type NewParent,
  type ParentChange,
  type ParentProposalForm,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { associates, isRef } from './associate.schema.ts';
import { type ParentFailure, changeParentAndNotify, previewParent } from './parent-change.transactions.ts';
import { parentProposals } from './parent-proposal.schema.ts';
import { holdTree } from './tree.transactions.ts';

/** An admin, and the time. */
interface Actor {
  readonly actorId: string;
  readonly at: Date;
}

/** An admin asks for a change. */
export interface Proposal extends ParentProposalForm, Actor {
  /** The id of the associate or of the user. */
  readonly ref: string;
}

/** An admin makes a change that another one has asked for. */
export interface Approval extends NewParent, Actor {
  /** The id of the associate or of the user. */
  readonly ref: string;
  readonly proposalId: string;
}

const isWaiting = (id: string) => and(eq(parentProposals.id, id), eq(parentProposals.status, 'OPEN'));

/** Stores a proposed change that is possible now; of one associate only one waits at a time. */
export async function openProposal(
  tx: Database,
  { actorId, at, reason, ...wanted }: Proposal,
): Promise<Result<undefined, ParentFailure>> {
  await holdTree(tx);
  const possible = await previewParent(tx, wanted);
  if (!possible.ok) return possible;
  const { associate, effects } = possible.value;
  const id = newId();
  const [stored] = await tx
    .insert(parentProposals)
    .values({
      id,
      associateId: associate.id,
      oldParentId: associate.parentId,
      newParentId: effects.newParent?.id ?? null,
      bvValue: wanted.bvValue,
      reason,
      askedBy: actorId,
      askedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: parentProposals.id });
  if (!stored) return ONE_WAITS;
  // Entries of the audit outlive the account: they have nothing that the admin wrote.
  await recordProposal(tx, { actorId, at }, { id, memberId: associate.userId, after: 'OPEN' });
  return ok(undefined);
}

/**
 * Makes a proposed change, once, by another admin than the one who asked. A failure leaves changes behind, so its transaction
 * must be rolled back.
 */
export async function approveProposal(
  tx: Database,
  { proposalId, actorId, at, ref, parentId, bvValue }: Approval,
): Promise<Result<ParentChange, ParentFailure>> {
  await holdTree(tx);
  const found = await findProposal(tx, proposalId, ref);
  if (!found) return NOT_WAITING;
  const { proposal, own } = found;
  if (proposal.status !== 'OPEN') return DECIDED;
  if (proposal.askedBy === actorId) return ANOTHER_ADMIN;
  const isWanted = proposal.bvValue === bvValue && (await isSameParent(tx, proposal.newParentId, parentId));
  if (!isWanted) return NOT_WAITING;
  if (own.parentId !== proposal.oldParentId) return CHANGED_SINCE;

  const changed = await changeParentAndNotify(tx, { ref: own.id, parentId, bvValue, actorId, at });
  if (!changed.ok) return changed;
  // An admin can withdraw or decline the change at the same time: only the first decision counts.
  const decided = await tx
    .update(parentProposals)
    .set({ status: 'APPROVED', decidedBy: actorId, decidedAt: at, changeId: changed.value.id })
    .where(isWaiting(proposalId))
    .returning({ id: parentProposals.id });
  if (decided.length === 0) return DECIDED;
  await recordProposal(
    tx,
    { actorId, at },
    { id: proposalId, memberId: own.userId, before: 'OPEN', after: 'APPROVED' },
  );
  return changed;
}

/** Ends a proposed change without making it: withdrawn by the admin who asked, declined by another one. */
export async function closeProposal(
  tx: Database,
  { proposalId, actorId, at }: Actor & { readonly proposalId: string },
): Promise<Result<ClosedProposal, ParentFailure>> {
  const found = await findProposal(tx, proposalId);
  if (!found) return NOT_FOUND;
  const { proposal, own } = found;
  const status = proposal.askedBy === actorId ? 'WITHDRAWN' : 'DECLINED';
  const closed = await tx
    .update(parentProposals)
    .set({ status, decidedBy: actorId, decidedAt: at })
    .where(isWaiting(proposalId))
    .returning({ id: parentProposals.id });
  if (closed.length === 0) return ok({ associateId: own.id, isClosed: false });
  await recordProposal(
    tx,
    { actorId, at },
    { id: proposalId, memberId: own.userId, before: 'OPEN', after: status },
  );
  return ok({ associateId: own.id, isClosed: true });
}

interface ClosedProposal {
  readonly associateId: string;
  /** False when another decision came first. */
  readonly isClosed: boolean;
}

/** A proposal and its associate. @param ref the id of the associate or of the user. Default: any */
async function findProposal(tx: Database, id: string, ref?: string) {
  const [found] = await tx
    .select({
      proposal: parentProposals,
      own: { id: associates.id, userId: associates.userId, parentId: associates.parentId },
    })
    .from(parentProposals)
    .innerJoin(associates, eq(associates.id, parentProposals.associateId))
    .where(and(eq(parentProposals.id, id), ref === undefined ? undefined : isRef(ref)));
  return found;
}

/** Whether a stored parent and a requested one are the same. @param ref the id of the associate or of the user */
async function isSameParent(tx: Database, stored: string | null, ref: string | null): Promise<boolean> {
  if (stored === null || ref === null) return stored === ref;
  return (await tx.$count(associates, and(eq(associates.id, stored), isRef(ref)))) > 0;
}

function recordProposal(
  tx: Database,
  actor: Actor,
  { id, memberId, before, after }: { id: string; memberId: string; before?: string; after: string },
): Promise<void> {
  return recordChange(tx, {
    ...actor,
    action: before === undefined ? 'create' : 'update',
    subject: `parent-proposal/${id}`,
    before: before === undefined ? null : { memberId, status: before },
    after: { memberId, status: after },
  });
}

/** Another decision came first. */
export const DECIDED = reject('This change of sponsor was decided already.');
const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NOT_WAITING = reject('No such change waits for approval.');
const ONE_WAITS = reject('A change of sponsor waits for approval already.');
const ANOTHER_ADMIN = reject('Another administrator must approve this change of sponsor.');
const CHANGED_SINCE = reject(
  'The sponsor has changed since then. Decline this change, and ask for a new one.',
);

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
