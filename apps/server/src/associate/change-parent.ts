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
import { type Movable, OpenTree } from './open-tree.ts';
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
 * joins the tree until the transaction ends, so do other things before.
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
  const associate = await open.find(ref);
  if (!associate) return NOT_FOUND;
  const newParent = parentId === null ? null : await open.find(parentId);
  if (newParent === undefined) return NO_PARENT;
  if ((newParent?.id ?? null) === associate.parentId) return SAME_PARENT;
  if (newParent && (await open.isBelow(newParent.id, associate.id))) return CIRCLE;
  const oldParent = associate.parentId === null ? undefined : await open.find(associate.parentId);

  const move = {
    id: associate.id,
    oldParentId: associate.parentId,
    newParentId: newParent?.id ?? null,
    size: associate.totalCount + 1,
  };
  const preview = {
    associate: partyOf(associate),
    oldParent: oldParent ? partyOf(oldParent) : null,
    newParent: newParent && partyOf(newParent),
    bvValue,
    movedCount: move.size,
    ...(await open.counters(move)),
  };
  return ok({ move, preview });
}

function partyOf({ id, name, referralCode }: Movable) {
  return { id, name, referralCode };
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
