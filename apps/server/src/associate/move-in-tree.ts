import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { uplineFrom } from './upline-sql.ts';

/** An associate with all below, and where it is to go. */
export interface Move {
  readonly id: string;
  /** Null where there is no parent. */
  readonly oldParentId: string | null;
  readonly newParentId: string | null;
  /** The associate and all below. */
  readonly size: number;
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

/**
 * A query of those whose counters a move changes: `id`, `direct` and `total` to be added, and `level`, the steps from
 * the parent. Those above both parents have as many below as before and are not in it. Who moves is in it when the move
 * would make a circle.
 */
export function counterChanges({ oldParentId, newParentId, size }: Move): SQL {
  return sql`select id, sum(direct)::int as direct, sum(total)::int as total, min(level) as level
    from (
      select id, level, -${size}::int as total, case level when 0 then -1 else 0 end as direct
      from (${uplineFrom(oldParentId)}) as old_upline
      union all
      select id, level, ${size}::int, case level when 0 then 1 else 0 end
      from (${uplineFrom(newParentId)}) as new_upline
    ) as steps
    group by id having sum(total) <> 0 or sum(direct) <> 0`;
}

/** Moves an associate and keeps the counters. Whoever calls holds the tree and knows that no circle comes of it. */
export async function moveInTree(tx: Database, move: Move): Promise<void> {
  await tx.execute(sql`
    with moved as (update associates set parent_id = ${move.newParentId} where id = ${move.id})
    update associates
    set direct_count = direct_count + change.direct, total_count = total_count + change.total
    from (${counterChanges(move)}) as change where associates.id = change.id`);
}
