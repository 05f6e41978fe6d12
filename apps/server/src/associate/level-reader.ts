import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { users } from '../user/user.schema.ts';
import { type PlacedRow, listedColumns } from './node-row.ts';

/** Somebody whose level below is to be read; the counter says how many there are to come. */
export type Parent = Pick<PlacedRow, 'id' | 'directCount'>;

/** So many of those directly below one parent, after so many others. */
interface Slice {
  readonly id: string;
  readonly skip: number;
  readonly take: number;
}

/** SQL over the level below some parents, in their order and then by age. */
export class LevelReader {
  readonly #page: ReturnType<typeof pageQuery>;
  readonly #whole: ReturnType<typeof wholeQuery>;

  constructor(db: Database) {
    this.#page = pageQuery(db);
    this.#whole = wholeQuery(db);
  }

  /** The entries `skip` to `skip + take` of a level; the counters of the parents tell where they are to be found. */
  page(parents: readonly Parent[], skip: number, take: number, level: number): Promise<PlacedRow[]> {
    const wanted = slices(parents, skip, take);
    return this.#page.execute({
      ids: arrayOf(wanted.map(({ id }) => id)),
      skips: arrayOf(wanted.map((slice) => slice.skip)),
      takes: arrayOf(wanted.map((slice) => slice.take)),
      level,
    });
  }

  /** A whole level, without the accounts. */
  whole(parents: readonly Parent[]): Promise<Parent[]> {
    const above = parents.filter(({ directCount }) => directCount > 0);
    return this.#whole.execute({ ids: arrayOf(above.map(({ id }) => id)) });
  }
}

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

/** Put together once, since a downline may have many levels; the database is told of no name. */
function pageQuery(db: Database) {
  return db
    .select(listedColumns)
    .from(
      sql`(
        select direct.*, slice.position, ${sql.placeholder('level')}::int as level
        from unnest(
            ${sql.placeholder('ids')}::text::uuid[],
            ${sql.placeholder('skips')}::text::int[],
            ${sql.placeholder('takes')}::text::int[]
          ) with ordinality as slice (parent_id, skip, take, position)
        cross join lateral (
          select * from associates where associates.parent_id = slice.parent_id
          order by associates.created_at, associates.id offset slice.skip limit slice.take
        ) as direct
      ) as listed`,
    )
    .innerJoin(users, sql`${users.id} = listed.user_id`)
    .orderBy(sql`listed.position, listed.created_at, listed.id`)
    .prepare('');
}

function wholeQuery(db: Database) {
  return db
    .select({ id: sql<string>`direct.id`, directCount: sql<number>`direct.direct_count` })
    .from(
      sql`unnest(${sql.placeholder('ids')}::text::uuid[]) with ordinality as above (id, position)
        cross join lateral (select * from associates where associates.parent_id = above.id offset 0) as direct`,
    )
    .orderBy(sql`above.position, direct.created_at, direct.id`)
    .prepare('');
}

/** The text of an array, which every driver sends alike. */
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
