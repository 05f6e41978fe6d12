import { type Failure, PARENT_UNDO_DAYS, type Result, fail, ok } from '@pgm/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { associates } from './associate.schema.ts';
import { parentChangeUndos, parentChanges } from './parent-change.schema.ts';
import { changeParentAndNotify } from './parent-change.transactions.ts';
import { holdTree } from './tree.transactions.ts';

/** An admin takes a change of parent back. */
interface Undo {
  readonly changeId: string;
  readonly actorId: string;
  readonly at: Date;
}

/** Whether a change of parent is recent enough to be taken back. */
export function isUndoable(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() <= PARENT_UNDO_DAYS * 86_400_000;
}

/**
 * Takes a change of parent back by another change; returns the id of the associate. Each change is taken back once, the last
 * one first. A failure leaves changes behind, so its transaction must be rolled back.
 */
export async function undoParentChange(
  tx: Database,
  { changeId, actorId, at }: Undo,
): Promise<Result<string, Failure<'notFound' | 'conflict'>>> {
  await holdTree(tx);
  const [change] = await tx.select().from(parentChanges).where(eq(parentChanges.id, changeId));
  if (!change) return NOT_FOUND;
  const { associateId, oldParentId, newParentId, bvValue } = change;
  if (await isUndone(tx, changeId)) return UNDONE;
  if (await isUndoItself(tx, changeId)) return IS_UNDO;
  if (!isUndoable(change.createdAt, at)) return TOO_LATE;
  const [own] = await tx
    .select({ parentId: associates.parentId })
    .from(associates)
    .where(eq(associates.id, associateId));
  const isLast = (await findLastValid(tx, associateId)) === changeId;
  if (!isLast || own?.parentId !== newParentId) return CHANGED_LATER;

  const undo = { ref: associateId, parentId: oldParentId, bvValue, actorId, at };
  const moved = await changeParentAndNotify(tx, undo);
  // The earlier parent was merged with another account, or has moved below the associate meanwhile.
  if (!moved.ok) return moved.failure.code === 'invalid' ? MERGED : IN_TEAM;
  await tx.insert(parentChangeUndos).values({ changeId, undoId: moved.value.id });
  return ok(associateId);
}

async function isUndone(tx: Database, changeId: string): Promise<boolean> {
  return (await tx.$count(parentChangeUndos, eq(parentChangeUndos.changeId, changeId))) > 0;
}

async function isUndoItself(tx: Database, changeId: string): Promise<boolean> {
  return (await tx.$count(parentChangeUndos, eq(parentChangeUndos.undoId, changeId))) > 0;
}

const undone = alias(parentChangeUndos, 'undone');
const undoing = alias(parentChangeUndos, 'undoing');

/** The last change of an associate that was not taken back and takes nothing back. */
async function findLastValid(tx: Database, associateId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ id: parentChanges.id })
    .from(parentChanges)
    .leftJoin(undone, eq(undone.changeId, parentChanges.id))
    .leftJoin(undoing, eq(undoing.undoId, parentChanges.id))
    .where(and(eq(parentChanges.associateId, associateId), isNull(undone.changeId), isNull(undoing.undoId)))
    .orderBy(desc(parentChanges.createdAt), desc(parentChanges.id))
    .limit(1);
  return last?.id;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const UNDONE = reject('This change of sponsor was undone already.');
const IS_UNDO = reject('This change took back another one. Ask for a new change of sponsor.');
const TOO_LATE = reject(`A change of sponsor can be undone within ${PARENT_UNDO_DAYS} days.`);
const CHANGED_LATER = reject('The sponsor was changed again later. Undo that change first.');
const IN_TEAM = reject('The earlier sponsor is now in the team of this associate, so this cannot be undone.');
const MERGED = reject('The earlier sponsor was merged with another account, so this cannot be undone.');

function reject(message: string) {
  return fail({ code: 'conflict' as const, message });
}
