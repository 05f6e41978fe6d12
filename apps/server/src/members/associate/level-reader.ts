import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type PlacedRow, listedColumns } from './associate.schema.ts';

/** A parent whose level below is to be read; its counter is the number of entries to expect. */
export type Parent = Pick<PlacedRow, 'id' | 'directCount'>;

/** A number of entries directly below one parent, after a number of skipped ones. */
interface Slice {
  readonly id: string;
  readonly skip: number;
  readonly limit: number;
}

/** SQL over the level below some parents, in the order of the parents and then by age. */
export class LevelReader {
  readonly #page: ReturnType<typeof pageQuery>;
  readonly #whole: ReturnType<typeof wholeQuery>;

  constructor(db: Database) {
    this.#page = pageQuery(db);
    this.#whole = wholeQuery(db);
  }

  /** The entries `skip` to `skip + take` of a level; the counters of the parents show where to find them. */
  page(parents: readonly Parent[], skip: number, limit: number, level: number): Promise<PlacedRow[]> {
    const wanted = slices(parents, skip, limit);
    return this.#page.execute({
      ids: toArray(wanted.map(({ id }) => id)),
      skips: toArray(wanted.map((slice) => slice.skip)),
      limits: toArray(wanted.map((slice) => slice.limit)),
      level,
    });
  }

  /** A whole level, without the accounts. */
  whole(parents: readonly Parent[]): Promise<Parent[]> {
    const above = parents.filter(({ directCount }) => directCount > 0);
    return this.#whole.execute({ ids: toArray(above.map(({ id }) => id)) });
  }
}

function slices(parents: readonly Parent[], skip: number, limit: number): Slice[] {
  const found: Slice[] = [];
  let before = 0;
  for (const { id, directCount } of parents) {
    const from = Math.max(0, skip - before);
    const to = Math.min(directCount, skip + limit - before);
    if (from < to) found.push({ id, skip: from, limit: to - from });
    before += directCount;
    if (before >= skip + limit) break;
  }
  return found;
}

/** Built once, because a downline may have many levels; the statement has no name in the database. */
function pageQuery(db: Database) {
  return db
    .select(listedColumns)
    .from(
      sql`(
        select direct.*, slice.position, ${sql.placeholder('level')}::int as level
        from unnest(
            ${sql.placeholder('ids')}::text::uuid[],
            ${sql.placeholder('skips')}::text::int[],
            ${sql.placeholder('limits')}::text::int[]
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

/** The text of an array, which every driver sends in the same way. */
function toArray(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}
