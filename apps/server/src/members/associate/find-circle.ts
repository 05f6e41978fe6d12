import { sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { toName } from '../../platform/words/person-name.ts';
import { associates } from './associate.schema.ts';
import type { Move } from './counter-changes.ts';
import { uplineFrom } from './upline-sql.ts';

/** How many names stand at the beginning of a long line, and at its end. */
const FIRST = 3;
const LAST = 2;

/** Stands for the names that are left out. */
const MORE = '…';

/**
 * The names from an associate down to the new parent in the own team, of a long line the first and the last ones; empty when
 * the new parent is in no such line.
 */
export async function findCircle(
  db: Database,
  { id, newParentId }: Pick<Move, 'id' | 'newParentId'>,
): Promise<readonly string[]> {
  const rows = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      top: sql<number>`line.top`,
    })
    .from(
      sql`(select id, level, max(level) filter (where id = ${id}::uuid) over () as top
        from (${uplineFrom(newParentId)}) as steps) as line`,
    )
    .innerJoin(associates, sql`${associates.id} = line.id`)
    .innerJoin(users, sql`${users.id} = ${associates.userId}`)
    .where(
      sql`line.level <= line.top and (line.level > line.top - ${FIRST}::int or line.level < ${LAST}::int)`,
    )
    .orderBy(sql`line.level desc`);
  const names = rows.map(toName);
  const [{ top } = { top: -1 }] = rows;
  const isWhole = top + 1 === names.length;
  return isWhole ? names : [...names.slice(0, FIRST), MORE, ...names.slice(FIRST)];
}
