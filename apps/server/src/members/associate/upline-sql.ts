import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/**
 * A query of an associate, with level 0, and of all above, as `id`, `parent_id` and `level`: one look-up by
 * primary key for each. Empty for null.
 * @param most the last level that is wanted
 */
export function uplineFrom(id: string | Placeholder | null, max?: number | Placeholder): SQL {
  const within = max === undefined ? sql`` : sql` where upline.level < ${max}::int`;
  return sql`with recursive upline (id, parent_id, level) as (
    select start.id, start.parent_id, 0 from associates as start where start.id = ${id}::uuid
    union all
    select above.id, above.parent_id, upline.level + 1
    from upline join associates as above on above.id = upline.parent_id${within}
  ) select id, parent_id, level from upline`;
}
