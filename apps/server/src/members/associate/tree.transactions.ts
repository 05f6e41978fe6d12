import { type SQL, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/id.ts';
import { readableCode } from '../../platform/security/readable-code.ts';
import { toStandingPlace } from './standing.transactions.ts';
import { associates } from './associate.schema.ts';
import {
  type CounterChanges,
  type Move,
  changeColumns,
  toCounterChange,
  readChanges,
} from './counter-changes.ts';
import { hasReferralCode } from './former-referral-code.schema.ts';
import { uplineFrom } from './upline-sql.ts';

/** The key of the advisory lock on the tree: any number, but the same in every process. */
const TREE_LOCK = 7_303_015;

/**
 * Locks the tree: until the transaction ends no other associate joins or gets another parent. Call it before any row
 * is locked.
 */
export async function holdTree(tx: Database): Promise<void> {
  await tx.execute(sql`select ${heldTree()}`);
}

/**
 * Stops changes of the tree until the transaction ends, and not others who only read it. Call it before any row is locked.
 */
export async function readTree(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${TREE_LOCK})`);
}

/** The lock of {@link holdTree} as a part of a statement, which itself may still see the tree as it was. */
function heldTree(): SQL {
  return sql`pg_advisory_xact_lock(${TREE_LOCK})`;
}

/** A new code, one of 10¹². The unique index of the table finds codes that are in use. */
export function newReferralCode(): string {
  return readableCode(8);
}

/** The place in the tree that an account gets. */
type NewPlace = Pick<typeof associates.$inferInsert, 'userId' | 'createdAt'> & {
  /** The sponsor; null without one. */
  readonly parentId: string | null;
  /** Drawn when absent. */
  readonly referralCode?: string | undefined;
  readonly id?: string;
};

/**
 * Gives an account a place in the tree, and updates the counters of its upline. Call it last in the transaction:
 * other accounts that join the tree wait from here until its end.
 * @returns the associate's id; undefined when the account has a place or the given code is in use
 */
export async function joinTree(tx: Database, place: NewPlace): Promise<string | undefined> {
  // A generated code is new; a chosen one must not be given to another account at the same time.
  if (place.referralCode !== undefined) {
    await holdTree(tx);
    // A former code still leads to its associate. A generated one is not compared: there are 10¹² of them.
    if ((await tx.$count(associates, hasReferralCode(place.referralCode))) > 0) return undefined;
  }
  const id = await insertAssociate(tx, place);
  if (id === undefined || place.parentId === null) return id;
  const parentId = await toStandingPlace(tx, place.parentId);
  // The sponsor was merged with another one after the link was read.
  if (parentId !== place.parentId) await tx.update(associates).set({ parentId }).where(eq(associates.id, id));
  await countBelow(tx, parentId);
  return id;
}

/** Below a parent it returns with the tree held: a statement that begins later sees for sure who is above. */
async function insertAssociate(
  tx: Database,
  { id = newId(), referralCode, ...place }: NewPlace,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(associates)
    .values({ ...place, id, referralCode: referralCode ?? newReferralCode() })
    .onConflictDoNothing()
    .returning({ id: associates.id, ...(place.parentId !== null && { held: heldTree() }) });
  if (inserted || referralCode !== undefined) return inserted?.id;
  const hasPlace = (await tx.$count(associates, eq(associates.userId, place.userId))) > 0;
  return hasPlace ? undefined : insertAssociate(tx, { ...place, id });
}

/**
 * Adds one to the counters of `parentId` and its upline. It finds them by their ids, so that the plan of the database
 * does not depend on its statistics.
 */
async function countBelow(tx: Database, parentId: string): Promise<void> {
  await tx.execute(sql`
    update associates
    set total_count = total_count + 1, direct_count = direct_count + case id when ${parentId} then 1 else 0 end
    where id = any (array(select upline.id from (${uplineFrom(parentId)}) as upline))`);
}

/** Whether `id` stands below `upperId`, or is it. */
export async function isBelow(db: Database, id: string, upperId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: sql`upline.id` })
    .from(sql`(${uplineFrom(id)}) as upline`)
    .where(sql`upline.id = ${upperId}`)
    .limit(1);
  return found !== undefined;
}

/** How a move would change the counters; undefined when the associate would be below itself. */
export async function previewMove(db: Database, move: Move): Promise<CounterChanges | undefined> {
  const changed = db.$with('changed').as(
    db
      .select({
        ...changeColumns,
        directAfter: sql<number>`${associates.directCount} + change.direct`.as('direct_after'),
        totalAfter: sql<number>`${associates.totalCount} + change.total`.as('total_after'),
      })
      .from(associates)
      .innerJoin(toCounterChange(move), sql`${associates.id} = change.id`),
  );
  return readChanges(db, changed);
}

/**
 * Moves an associate and updates the counters. The caller has locked the tree.
 * @returns undefined, with nothing changed, when the associate would be below itself
 */
export async function moveInTree(tx: Database, move: Move): Promise<CounterChanges | undefined> {
  const changed = tx.$with('changed').as(
    tx
      .update(associates)
      .set({
        directCount: sql`${associates.directCount} + change.direct`,
        totalCount: sql`${associates.totalCount} + change.total`,
      })
      .from(toCounterChange(move))
      .where(sql`${associates.id} = change.id`)
      .returning({
        ...changeColumns,
        directAfter: sql<number>`${associates.directCount}`.as('direct_after'),
        totalAfter: sql<number>`${associates.totalCount}`.as('total_after'),
      }),
  );
  const changes = await readChanges(tx, changed);
  if (!changes) return undefined;
  await tx.update(associates).set({ parentId: move.newParentId }).where(eq(associates.id, move.id));
  return changes;
}

/** All associates directly below one place, with all below them. */
interface TeamMove {
  readonly fromId: string;
  /** Not below `fromId`. */
  readonly toId: string;
  /** How many are directly below. */
  readonly directs: number;
  /** How many there are on all levels. */
  readonly size: number;
}

/** Moves a team to another place, and updates the counters. The caller has locked the tree. */
export async function moveTeam(tx: Database, { fromId, toId, directs, size }: TeamMove): Promise<void> {
  await tx.update(associates).set({ parentId: toId }).where(eq(associates.parentId, fromId));
  await tx.execute(sql`
    update associates
    set direct_count = direct_count + change.direct, total_count = total_count + change.total
    from (
      select id, sum(direct)::int as direct, sum(total)::int as total from (
        select id, -${size}::int as total, case level when 0 then -${directs}::int else 0 end as direct
        from (${uplineFrom(fromId)}) as old_upline
        union all
        select id, ${size}::int, case level when 0 then ${directs}::int else 0 end
        from (${uplineFrom(toId)}) as new_upline
      ) as steps group by id
    ) as change
    where associates.id = change.id`);
}
