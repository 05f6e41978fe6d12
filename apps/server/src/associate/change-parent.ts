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
import type { Move } from './move-in-tree.ts';
import { OpenTree } from './open-tree.ts';
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
  await open.move(plan.value.move, { id, bvValue, actorId, createdAt: at });
  return ok({ ...plan.value.preview, id, changedAt: at.toISOString() });
}

/** What {@link changeParent} would do, or why it would refuse. */
export async function previewParent(
  tx: Database,
  wanted: WantedParent,
): Promise<Result<ParentChangePreview>> {
  const plan = await planOf(new OpenTree(tx), wanted);
  return plan.ok ? ok(plan.value.preview) : plan;
}

interface Plan {
  readonly move: Move;
  readonly preview: ParentChangePreview;
}

/** What is to be done, and what comes of it. */
async function planOf(open: OpenTree, { ref, parentId, bvValue }: WantedParent): Promise<Result<Plan>> {
  const [associate, found] = await open.find(parentId === null ? [ref] : [ref, parentId]);
  if (!associate) return NOT_FOUND;
  const newParent = parentId === null ? null : found;
  if (newParent === undefined) return NO_PARENT;
  if (newParent?.id === associate.parent?.id) return SAME_PARENT;

  const { parent: oldParent, totalCount, ...party } = associate;
  const move = {
    id: party.id,
    oldParentId: oldParent?.id ?? null,
    newParentId: newParent?.id ?? null,
    size: totalCount + 1,
  };
  const { isCircle, ...uplines } = await open.counters(move);
  if (isCircle) return CIRCLE;
  const preview = {
    associate: party,
    oldParent,
    newParent: newParent && { id: newParent.id, name: newParent.name, referralCode: newParent.referralCode },
    bvValue,
    movedCount: move.size,
    ...uplines,
  };
  return ok({ move, preview });
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
