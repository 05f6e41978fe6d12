import { MOST_LEVELS, MOST_WALKED } from '@pgm/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { type PlacedRow, nodeColumns } from './node-row.ts';

/** Somebody whose level below is to be read; the counter says how many there are to come. */
type Parent = Pick<PlacedRow, 'id' | 'directCount'>;

/** A page of a downline. */
export interface DownlinePage {
  readonly rows: PlacedRow[];
  /** How many there are besides. */
  readonly total: number;
  /** False when there may be more further away than was looked. */
  readonly isComplete: boolean;
}

/** So many of those directly below one parent, after so many others. */
interface Slice {
  readonly id: string;
  readonly skip: number;
  readonly take: number;
}

/**
 * A page of a downline, level by level and within one in the order of the parents: one indexed query per level. Levels
 * before the page are gone through without the accounts behind them.
 * @param only the one level that is wanted; else all
 * @returns undefined when the page lies further away than is gone
 */
export async function downlinePage(
  db: Database,
  root: Pick<PlacedRow, 'id' | 'directCount' | 'totalCount'>,
  { offset, limit }: PageRequest,
  only?: number,
): Promise<DownlinePage | undefined> {
  const rows: PlacedRow[] = [];
  let parents: readonly Parent[] = [root];
  let skip = offset;
  let walked = 0;
  for (let level = 1; ; level += 1) {
    const size = parents.reduce((sum, { directCount }) => sum + directCount, 0);
    let whole: readonly Parent[] | undefined;
    if (only === undefined || only === level) {
      const found =
        skip < size ? await readSlices(db, slices(parents, skip, limit - rows.length), level) : [];
      rows.push(...found);
      skip = Math.max(0, skip - size);
      if (found.length === size) whole = found;
    }
    if (only === level) return { rows, total: size, isComplete: true };
    const isFull = only === undefined && rows.length === limit;
    if (isFull || size === 0)
      return { rows, total: only === undefined ? root.totalCount : 0, isComplete: true };
    if (!whole) walked += size;
    if (walked > MOST_WALKED || level === MOST_LEVELS) return undefined;
    parents = whole ?? (await readLevel(db, parents));
  }
}

/** Where the entries `skip` to `skip + take` of a level are to be found: the counters of the parents tell. */
function slices(parents: readonly Parent[], skip: number, take: number): Slice[] {
  const found: Slice[] = [];
  let before = 0;
  for (const { id, directCount } of parents) {
    const from = Math.max(0, skip - before);
    const to = Math.min(directCount, skip + take - before);
    if (from < to) found.push({ id, skip: from, take: to - from });
    before += directCount;
    if (before >= skip + take) break;
  }
  return found;
}

function readSlices(db: Database, wanted: readonly Slice[], level: number): Promise<PlacedRow[]> {
  return db
    .select({ ...nodeColumns, level: sql`${level}::int`.mapWith(Number) })
    .from(
      sql`unnest(${arrayOf(wanted, 'id')}::uuid[], ${arrayOf(wanted, 'skip')}::int[], ${arrayOf(wanted, 'take')}::int[])
        with ordinality as slice (parent_id, skip, take, position)
        cross join lateral (
          select direct.id from associates as direct where direct.parent_id = slice.parent_id
          order by direct.created_at, direct.id offset slice.skip limit slice.take
        ) as listed`,
    )
    .innerJoin(associates, sql`${associates.id} = listed.id`)
    .innerJoin(users, eq(users.id, associates.userId))
    .orderBy(sql`slice.position`, associates.createdAt, associates.id);
}

/** All directly below some parents, in their order. */
function readLevel(db: Database, parents: readonly Parent[]): Promise<Parent[]> {
  const above = parents.filter(({ directCount }) => directCount > 0);
  return db
    .select({ id: sql<string>`listed.id`, directCount: sql`listed.direct_count`.mapWith(Number) })
    .from(
      sql`unnest(${arrayOf(above, 'id')}::uuid[]) with ordinality as above (id, position)
        cross join lateral (
          select * from associates as direct where direct.parent_id = above.id offset 0
        ) as listed`,
    )
    .orderBy(sql`above.position, listed.created_at, listed.id`);
}

/** One field of some entries as the text of an array, which every driver sends alike. */
function arrayOf<Entry, Field extends keyof Entry>(entries: readonly Entry[], field: Field) {
  return sql`${`{${entries.map((entry) => String(entry[field])).join(',')}}`}::text`;
}
