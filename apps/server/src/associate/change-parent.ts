import {
  type NewParent,
  type ParentChange,
  type ParentChangePreview,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/id.ts';
import type { CounterChanges, Move } from './counter-changes.ts';
import { type Movable, OpenTree, partyOf } from './open-tree.ts';
import { holdTree } from './tree-lock.ts';

/** Who is to stand below whom; both by the id of the associate or of the user. */
export interface WantedParent extends NewParent {
  readonly ref: string;
}

/** Who gives another parent, and when. */
export interface Change extends WantedParent {
  /** The account that does it. */
  readonly actorId: string;
  readonly at: Date;
}

/**
 * Gives an associate another parent, keeps the counters and records it. What it refuses has changed nothing. Nobody
 * joins below somebody until the transaction ends, so do other things before.
 */
export async function changeParent(tx: Database, change: Change): Promise<Result<ParentChange>> {
  await holdTree(tx);
  const open = new OpenTree(tx);
  const plan = await planOf(open, change);
  if (!plan.ok) return plan;
  const { actorId, at, bvValue } = change;
  const id = newId();
  const uplines = await open.move(plan.value.move, { id, bvValue, actorId, createdAt: at });
  if (!uplines) return CIRCLE;
  return ok({ ...previewOf(plan.value, bvValue, uplines), id, changedAt: at.toISOString() });
}

/** What {@link changeParent} would do, or why it would refuse. */
export async function previewParent(
  tx: Database,
  wanted: WantedParent,
): Promise<Result<ParentChangePreview>> {
  const open = new OpenTree(tx);
  const plan = await planOf(open, wanted);
  if (!plan.ok) return plan;
  const uplines = await open.preview(plan.value.move);
  return uplines ? ok(previewOf(plan.value, wanted.bvValue, uplines)) : CIRCLE;
}

interface Plan {
  readonly move: Move;
  readonly associate: Movable;
}

/** What is to be done, unless it makes a circle. */
async function planOf(open: OpenTree, { ref, parentId }: WantedParent): Promise<Result<Plan>> {
  const found = await open.find(parentId === null ? [ref] : [ref, parentId]);
  const associate = found.find(isCalled(ref));
  if (!associate) return NOT_FOUND;
  const newParent = parentId === null ? null : found.find(isCalled(parentId));
  if (newParent === undefined) return NO_PARENT;
  if ((newParent?.id ?? null) === associate.parentId) return SAME_PARENT;
  const { id, parentId: oldParentId, totalCount } = associate;
  const move = { id, oldParentId, newParentId: newParent?.id ?? null, size: totalCount + 1 };
  return ok({ move, associate });
}

/** Each parent is the first of its side: it loses or gains somebody directly below in any case. */
function previewOf(
  { move, associate }: Plan,
  bvValue: number,
  { oldUpline, newUpline }: CounterChanges,
): ParentChangePreview {
  const [oldParent] = oldUpline.nearest;
  const [newParent] = newUpline.nearest;
  return {
    associate: partyOf(associate),
    oldParent: oldParent ? partyOf(oldParent) : null,
    newParent: newParent ? partyOf(newParent) : null,
    bvValue,
    movedCount: move.size,
    oldUpline,
    newUpline,
  };
}

/** Ids are the same in capitals. */
function isCalled(ref: string): (associate: Movable) => boolean {
  const id = ref.toLowerCase();
  return (associate) => associate.id === id || associate.userId === id;
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_PARENT = fail({
  code: 'invalid' as const,
  message: 'No associate has this id',
  fields: { parentId: 'No associate has this id' },
});
const SAME_PARENT = fail({ code: 'conflict' as const, message: 'This associate stands there already.' });
const CIRCLE = fail({
  code: 'conflict' as const,
  message: "An associate can't stand below itself or its own downline.",
});
