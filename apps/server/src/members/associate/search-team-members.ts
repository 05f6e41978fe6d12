import { MAX_LEVELS, MAX_VISITED } from '@pgm/api/contract';
import { type SQL, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type PageRequest, containing } from '../../platform/http/paging.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type PlacedRow, associates, bareCode, nodeColumns, toBareCode } from './associate.schema.ts';
import type { TeamMemberPage } from './team-levels.ts';
import { uplineFrom } from './upline-sql.ts';

/** An associate that a search found, with its number of steps below. */
type Found = Pick<PlacedRow, 'id' | 'level'>;

/**
 * Searches a downline for a part of a name, a user name or a referral code, the nearest first. It goes through at
 * most {@link MAX_VISITED} associates and {@link MAX_LEVELS} levels; in a larger downline a whole user name or
 * referral code is found by its index, too.
 * @param only the one level that is wanted; else all
 */
export async function searchTeamMembers(
  db: Database,
  root: Pick<PlacedRow, 'id' | 'totalCount'>,
  search: string,
  { offset, limit }: PageRequest,
  only?: number,
): Promise<TeamMemberPage> {
  const { found, visited } = await findNearby(db, root.id, search);
  const isComplete = visited >= root.totalCount;
  const known = new Set(found.map(({ id }) => id));
  const further = isComplete
    ? []
    : (await findExactly(db, root.id, search)).filter(({ id }) => !known.has(id));
  const all = [...found, ...further].filter(({ level }) => only === undefined || level === only);
  const page = all.slice(offset, offset + limit);
  return { rows: await readPlaced(db, page), total: all.length, isComplete };
}

/** The recursive query returns the nearest first and stops at the limit around it. */
async function findNearby(db: Database, rootId: string, search: string) {
  const [row] = await db
    .select({
      visited: sql`count(*)`.mapWith(Number),
      found: sql`coalesce(json_agg(json_build_object('id', ${associates.id}, 'level', nearby.level)
        order by nearby.level, ${users.firstName}, ${users.lastName}, ${associates.id})
        filter (where ${matching(search)}), '[]')`.mapWith((rows) => FoundRows.parse(rows)),
    })
    .from(
      sql`(
        with recursive below (id, level) as (
          select first.id, 1 from associates as first where first.parent_id = ${rootId}
          union all
          select direct.id, below.level + 1 from below
          cross join lateral (
            select next.id from associates as next where next.parent_id = below.id offset 0
          ) as direct
          where below.level < ${MAX_LEVELS}::int
        )
        select id, level from below limit ${MAX_VISITED}
      ) as nearby`,
    )
    .innerJoin(associates, sql`${associates.id} = nearby.id`)
    .innerJoin(users, eq(users.id, associates.userId));
  return row ?? { visited: 0, found: [] };
}

function matching(search: string): SQL | undefined {
  const pattern = containing(search);
  const bare = toBareCode(search);
  return or(
    ilike(sql`(${users.firstName} || ' ' || ${users.lastName})`, pattern),
    ilike(users.username, pattern),
    // A search for hyphens only would else find all.
    bare === '' ? undefined : ilike(bareCode(associates.referralCode), containing(bare)),
  );
}

/** Finds at most two: one by user name, one by referral code. */
async function findExactly(db: Database, rootId: string, search: string): Promise<Found[]> {
  const named = await db
    .select({ id: associates.id })
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(eq(users.username, search.toLowerCase()));
  const coded = await db
    .select({ id: associates.id })
    .from(associates)
    .where(eq(bareCode(associates.referralCode), toBareCode(search)));
  const found: Found[] = [];
  for (const id of new Set([...named, ...coded].map((row) => row.id))) {
    const [root] = await db
      .select({ level: sql`upline.level`.mapWith(Number) })
      .from(sql`(${uplineFrom(id)}) as upline`)
      .where(sql`upline.id = ${rootId} and upline.level > 0`);
    if (root) found.push({ id, level: root.level });
  }
  return found.toSorted((a, b) => a.level - b.level);
}

async function readPlaced(db: Database, found: readonly Found[]): Promise<PlacedRow[]> {
  if (found.length === 0) return [];
  const rows = await db
    .select(nodeColumns)
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(
      inArray(
        associates.id,
        found.map(({ id }) => id),
      ),
    );
  const toRow = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, level }) => {
    const row = toRow.get(id);
    return row ? [{ ...row, level }] : [];
  });
}

const FoundRows = z.array(z.object({ id: z.string(), level: z.number() }));
