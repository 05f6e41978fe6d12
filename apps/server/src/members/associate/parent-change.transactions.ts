import {
  type Failure,
  NOTIFICATION_TEXTS,
  type NewParent,
  type ParentChange,
  type ParentChangeEffects,
  type ParentChangePreview,
  type Party,
  type Result,
  fail,
  ok,
} from '@pgm/api/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { users } from '../../auth/user/user.schema.ts';
import { isStandingPlace } from './account-merge.schema.ts';
import { notify } from '../../auth/notification/notification.transactions.ts';
import { toName } from '../../platform/words/person-name.ts';
import { type NodeRow, associates } from './associate.schema.ts';
import type { CounterChanges, Move } from './counter-changes.ts';
import { parentChanges } from './parent-change.schema.ts';
import { findCircle } from './find-circle.ts';
import { holdTree, moveInTree, previewMove } from './tree.transactions.ts';

/** Reads the points of an associate and of the team in the month of a moment; the ledger is above the tree. */
export type ReadMonthPoints = (
  tx: Database,
  associate: Pick<NodeRow, 'id' | 'userId'>,
  at: Date,
) => Promise<ParentChangePreview['monthPoints']>;

/** Why a parent cannot be changed. */
export type ParentFailure = Failure<'notFound' | 'invalid' | 'conflict'>;

/** An associate and their new parent, each by the id of the associate or of the user. */
export interface WantedParent extends NewParent {
  readonly ref: string;
}

/** A change of parent, with the account that makes it and the time. */
export interface Change extends WantedParent {
  /** The account that does it. */
  readonly actorId: string;
  readonly at: Date;
}

/**
 * Gives an associate another parent, updates the counters, and records the change, also in the audit. A rejected change has no effect.
 * Until the transaction ends no other associate can join the tree, so do other work before this call.
 */
export async function changeParent(
  tx: Database,
  change: Change,
): Promise<Result<ParentChange, ParentFailure>> {
  await holdTree(tx);
  const open = new TreeTransaction(tx);
  const plan = await makePlan(open, change);
  if (!plan.ok) return plan;
  const { actorId, at, bvValue } = change;
  const id = newId();
  const uplines = await open.move(plan.value.move, { id, bvValue, actorId, createdAt: at });
  if (!uplines) return CIRCLE;
  const { userId: memberId } = plan.value.associate;
  const { id: associateId, oldParentId, newParentId } = plan.value.move;
  await recordChange(tx, {
    actorId,
    at,
    action: 'update',
    subject: `associate/${associateId}`,
    before: { memberId, parentId: oldParentId },
    after: { memberId, parentId: newParentId, bvValue },
  });
  return ok({ ...toEffects(plan.value, bvValue, uplines), id, changedAt: at.toISOString() });
}

/** The same as {@link changeParent}, with a notification to the member, where nothing else notifies them. */
export async function changeParentAndNotify(
  tx: Database,
  change: Change,
): Promise<Result<ParentChange, ParentFailure>> {
  const changed = await changeParent(tx, change);
  if (!changed.ok) return changed;
  const [moved] = await tx
    .select({ userId: associates.userId })
    .from(associates)
    .where(eq(associates.id, changed.value.associate.id));
  if (moved)
    await notify(tx, {
      userId: moved.userId,
      kind: 'REQUEST',
      text: NOTIFICATION_TEXTS.sponsorChanged,
      link: '/manage/team',
      at: change.at,
    });
  return changed;
}

/** What {@link changeParent} would do with an associate, or why it would fail. */
export async function previewParent(
  tx: Database,
  wanted: WantedParent,
): Promise<Result<{ associate: Movable; effects: ParentChangeEffects }, ParentFailure>> {
  const open = new TreeTransaction(tx);
  const plan = await makePlan(open, wanted);
  if (!plan.ok) return plan;
  const uplines = await open.preview(plan.value.move);
  if (!uplines) return (await describeCircle(tx, plan.value.move)) ?? CIRCLE;
  const { associate } = plan.value;
  return ok({ associate, effects: toEffects(plan.value, wanted.bvValue, uplines) });
}

interface Plan {
  readonly move: Move;
  readonly associate: Movable;
}

/** Why a move makes a circle, with the names between both; undefined where both are the same associate. */
async function describeCircle(tx: Database, move: Move) {
  const names = await findCircle(tx, move);
  const [associate, ...below] = names;
  const newParent = below.at(-1);
  if (associate === undefined || newParent === undefined) return undefined;
  const message = `${newParent} is in the team of ${associate}: ${names.join(' → ')}.`;
  return fail({ code: 'conflict' as const, message });
}

/** What is to be done, unless it makes a circle. */
async function makePlan(
  open: TreeTransaction,
  { ref, parentId }: WantedParent,
): Promise<Result<Plan, ParentFailure>> {
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

/** Each parent is the nearest of its upline: it loses or gains a direct member in any case. */
function toEffects(
  { move, associate }: Plan,
  bvValue: number,
  { oldUpline, newUpline }: CounterChanges,
): ParentChangeEffects {
  const [oldParent] = oldUpline.nearest;
  const [newParent] = newUpline.nearest;
  return {
    associate: toParty(associate),
    oldParent: oldParent ? toParty(oldParent) : null,
    newParent: newParent ? toParty(newParent) : null,
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
const SAME_PARENT = fail({ code: 'conflict' as const, message: 'This associate already has this sponsor.' });
const CIRCLE = fail({
  code: 'conflict' as const,
  message: 'An associate cannot be placed below themselves or their own downline.',
});

/** An associate whose parent may change. */
interface Movable extends Party {
  readonly userId: string;
  /** Null at the top. */
  readonly parentId: string | null;
  readonly totalCount: number;
}

/** SQL over a tree that doesn't change meanwhile. */
class TreeTransaction {
  readonly #tx: Database;
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Finds associates by their ids or by the ids of their users; unknown ids and merged accounts are left out. */
  async find(refs: readonly string[]): Promise<Movable[]> {
    const rows = await this.#tx
      .select({
        id: associates.id,
        userId: associates.userId,
        parentId: associates.parentId,
        referralCode: associates.referralCode,
        totalCount: associates.totalCount,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(associates)
      .innerJoin(users, eq(users.id, associates.userId))
      .where(
        and(
          or(inArray(associates.id, [...refs]), inArray(associates.userId, [...refs])),
          isStandingPlace(associates.id),
        ),
      );
    return rows.map(({ firstName, lastName, ...row }) => ({ ...row, name: toName({ firstName, lastName }) }));
  }

  /** The counters that a move would change; undefined when the associate would be below itself. */
  preview(move: Move): Promise<CounterChanges | undefined> {
    return previewMove(this.#tx, move);
  }

  /**
   * Moves an associate and records it.
   * @returns undefined, with nothing changed, when the associate would be below itself
   */
  async move(move: Move, record: ChangeRecord): Promise<CounterChanges | undefined> {
    const changes = await moveInTree(this.#tx, move);
    if (!changes) return undefined;
    const { id: associateId, oldParentId, newParentId, size: movedCount } = move;
    await this.#tx
      .insert(parentChanges)
      .values({ ...record, associateId, oldParentId, newParentId, movedCount });
    return changes;
  }
}

/** What a record of a move says beside the move. */
type ChangeRecord = Omit<
  typeof parentChanges.$inferInsert,
  'associateId' | 'oldParentId' | 'newParentId' | 'movedCount'
>;

/** An associate as changes name them. */
function toParty({ id, name, referralCode }: Party): Party {
  return { id, name, referralCode };
}
