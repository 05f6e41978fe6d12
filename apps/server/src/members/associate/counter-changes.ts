import { MAX_COUNTER_CHANGES, type ParentChangePreview } from '@pgm/api/contract';
import { type SQL, type WithSubquery, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from './associate.schema.ts';
import { uplineFrom } from './upline-sql.ts';

/** An associate with all below, and the new parent. */
export interface Move {
  readonly id: string;
  /** Null where there is no parent. */
  readonly oldParentId: string | null;
  readonly newParentId: string | null;
  /** The number of associates that move: the associate and all below. */
  readonly size: number;
}

/** The associates whose counters a move changes: those of the old side decrease, those of the new side increase. */
export interface CounterChanges {
  readonly oldUpline: Side;
  readonly newUpline: Side;
}

type Side = ParentChangePreview['newUpline'];

/**
 * Selects the associates whose counters a move changes, as `change`: their `id`, the `direct` and `total` to add,
 * and `level`, the steps from the parent. Associates above both parents have the same number below as before and
 * are left out. The moved associate is included only when the new parent is below it: then `is_circle` is true,
 * and nothing is to be added.
 */
export function toCounterChange({ id, oldParentId, newParentId, size }: Move): SQL {
  return sql`(
    select id, level, is_circle, case when is_circle then 0 else direct end as direct,
      case when is_circle then 0 else total end as total
    from (
      select id, sum(direct)::int as direct, sum(total)::int as total, min(level) as level,
        bool_or(id = ${id}) over () as is_circle
      from (
        select id, level, -${size}::int as total, case level when 0 then -1 else 0 end as direct
        from (${uplineFrom(oldParentId)}) as old_upline
        union all
        select id, level, ${size}::int, case level when 0 then 1 else 0 end
        from (${uplineFrom(newParentId)}) as new_upline
      ) as steps
      group by id having sum(total) <> 0 or sum(direct) <> 0
    ) as sums
  ) as change`;
}

/** The columns of each changed associate, in a select or an update that names `change`. */
export const changeColumns = {
  id: sql<string>`${associates.id}`.as('id'),
  userId: sql<string>`${associates.userId}`.as('user_id'),
  referralCode: sql<string>`${associates.referralCode}`.as('referral_code'),
  level: sql<number>`change.level`.as('level'),
  direct: sql<number>`change.direct`.as('direct'),
  total: sql<number>`change.total`.as('total'),
  isCircle: sql<boolean>`change.is_circle`.as('is_circle'),
};

/**
 * Reads the changes from a query that made them; of a long line the database returns only the nearest.
 * @returns undefined when the move would place an associate below itself
 */
export async function readChanges(db: Database, changed: WithSubquery): Promise<CounterChanges | undefined> {
  const rows = await db
    .with(changed)
    .select({
      id: sql<string>`near.id`,
      referralCode: sql<string>`near.referral_code`,
      firstName: users.firstName,
      lastName: users.lastName,
      direct: sql<number>`near.direct`,
      total: sql<number>`near.total`,
      directAfter: sql<number>`near.direct_after`,
      totalAfter: sql<number>`near.total_after`,
      isOld: sql<boolean>`near.is_old`,
      isCircle: sql<boolean>`near.is_circle`,
      count: sql`near.count`.mapWith(Number),
    })
    .from(
      sql`(
        select *, count(*) over side as count, row_number() over (side order by level) as place
        from (select *, total < 0 or direct < 0 as is_old from changed) as sided
        window side as (partition by is_old)
      ) as near`,
    )
    .innerJoin(users, sql`${users.id} = near.user_id`)
    .where(sql`near.place <= ${MAX_COUNTER_CHANGES}`)
    .orderBy(sql`near.place`);
  if (rows.some(({ isCircle }) => isCircle)) return undefined;
  const side = (isOld: boolean): Side => {
    const all = rows.filter((row) => row.isOld === isOld);
    return { count: all[0]?.count ?? 0, nearest: all.map(counterChange) };
  };
  return { oldUpline: side(true), newUpline: side(false) };
}

interface ChangeRow {
  readonly id: string;
  readonly referralCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly direct: number;
  readonly total: number;
  readonly directAfter: number;
  readonly totalAfter: number;
}

function counterChange({ direct, total, directAfter, totalAfter, ...person }: ChangeRow) {
  return {
    id: person.id,
    name: toName(person),
    referralCode: person.referralCode,
    directBefore: directAfter - direct,
    directAfter,
    totalBefore: totalAfter - total,
    totalAfter,
  };
}
