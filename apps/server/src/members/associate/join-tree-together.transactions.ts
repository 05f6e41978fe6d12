import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { accountMerges } from './account-merge.schema.ts';
import { associates } from './associate.schema.ts';
import { holdTree, newReferralCode } from './tree.transactions.ts';

/** The place that an account gets together with others. */
export interface NewPlace {
  readonly id: string;
  readonly userId: string;
  /** The sponsor: an associate, or an earlier place in the same call; null without one. */
  readonly parentId: string | null;
  /** Drawn when null. */
  readonly referralCode: string | null;
  readonly createdAt: Date;
}

interface Counters {
  direct: number;
  total: number;
}

/**
 * Gives each of many accounts a place in the tree, by two statements. The counters are the same as if each had joined alone. Call
 * it last in the transaction: other accounts that join the tree wait from here until its end. It fails when an associate has one
 * of the codes.
 * @param joining each after the one above it
 */
export async function joinTreeTogether(tx: Database, joining: readonly NewPlace[]): Promise<void> {
  if (joining.length === 0) return;
  await holdTree(tx);
  const placed = await withStandingParents(tx, joining);
  const { inside, outside } = countBelow(placed);
  await tx.insert(associates).values(
    placed.map((place) => {
      const { direct, total } = inside.get(place.id) ?? NONE;
      const referralCode = place.referralCode ?? newReferralCode();
      return { ...place, referralCode, directCount: direct, totalCount: total };
    }),
  );
  if (outside.size === 0) return;
  const added = JSON.stringify([...outside].map(([id, counters]) => ({ id, ...counters })));
  await tx.execute(sql`
    with recursive added (id, direct, total) as (
      select id, direct, total from json_to_recordset(${added}::json) as parent(id uuid, direct int, total int)
    ), upline (id, direct, total) as (
      select id, direct, total from added
      union all
      select below.parent_id, 0, upline.total
      from upline join associates as below on below.id = upline.id
      where below.parent_id is not null
    ), sums as (
      select id, sum(direct)::int as direct, sum(total)::int as total from upline group by id
    )
    update associates
    set direct_count = direct_count + sums.direct, total_count = total_count + sums.total
    from sums where associates.id = sums.id`);
}

/** The same places, each below the place that has the team of its sponsor now. */
async function withStandingParents(tx: Database, joining: readonly NewPlace[]): Promise<NewPlace[]> {
  const parentIds = [...new Set(joining.flatMap(({ parentId }) => parentId ?? []))];
  const merges = await tx.select().from(accountMerges).where(inArray(accountMerges.mergedPlaceId, parentIds));
  const standing = new Map(merges.map(({ mergedPlaceId, intoPlaceId }) => [mergedPlaceId, intoPlaceId]));
  return joining.map((place) => ({ ...place, parentId: standing.get(place.parentId) ?? place.parentId }));
}

const NONE: Counters = { direct: 0, total: 0 };

/** How many of the places are below each of them, and below each associate outside of them that is a parent. */
function countBelow(joining: readonly NewPlace[]) {
  const inside = new Map<string, Counters>(joining.map(({ id }) => [id, { direct: 0, total: 0 }]));
  const outside = new Map<string, Counters>();
  // From below, so that the counters of a place are whole when they are added to those of its parent.
  for (const { id, parentId } of joining.toReversed()) {
    if (parentId === null) continue;
    const parent = inside.get(parentId) ?? outside.get(parentId) ?? { direct: 0, total: 0 };
    if (!inside.has(parentId)) outside.set(parentId, parent);
    parent.direct += 1;
    parent.total += 1 + (inside.get(id)?.total ?? 0);
  }
  return { inside, outside };
}
