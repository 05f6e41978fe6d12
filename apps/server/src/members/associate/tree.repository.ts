import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type NodeRow, type PlacedRow, associates, nodeColumns } from './associate.schema.ts';
import { type TeamMemberPage, teamMemberPage } from './team-levels.ts';
import { LevelReader } from './level-reader.ts';
import { searchTeamMembers } from './search-team-members.ts';
import { isBelow } from './tree.transactions.ts';
import { uplineFrom } from './upline-sql.ts';

/** SQL over the lines above and below associates. */
export class TreeRepository {
  readonly #db: Database;
  readonly #levels: LevelReader;
  readonly #find: ReturnType<typeof findQuery>;
  readonly #upline: ReturnType<typeof uplineQuery>;

  constructor(db: Database) {
    this.#db = db;
    this.#levels = new LevelReader(db);
    this.#find = findQuery(db);
    this.#upline = uplineQuery(db);
  }

  /** @param ref the id of the associate or of the user */
  async find(ref: string): Promise<NodeRow | undefined> {
    const [row] = await this.#find.execute({ ref });
    return row;
  }

  /** Whether `id` is below `upperId`, or is the same. */
  isBelow(id: string, upperId: string): Promise<boolean> {
    return isBelow(this.#db, id, upperId);
  }

  /** The associates above, the sponsor first; the query reads no more of them than the page needs. */
  upline(id: string, { offset, limit }: PageRequest): Promise<PlacedRow[]> {
    return this.#upline.execute({ id, offset, max: offset + limit });
  }

  /** The number of associates above. */
  async countUpline(id: string): Promise<number> {
    const [found] = await this.#db
      .select({ count: sql`count(*) - 1`.mapWith(Number) })
      .from(sql`(${uplineFrom(id)}) as upline`);
    return found?.count ?? 0;
  }

  /** The associates directly below, in the order in which they joined, or reversed. */
  directs(id: string, { offset, limit }: PageRequest, order: 'oldest' | 'newest'): Promise<NodeRow[]> {
    const by = order === 'oldest' ? asc : desc;
    // The index alone finds the ids of the page; accounts are read only for these.
    const page = this.#db
      .select({ id: associates.id })
      .from(associates)
      .where(eq(associates.parentId, id))
      .orderBy(by(associates.createdAt), by(associates.id))
      .limit(limit)
      .offset(offset)
      .as('page');
    return this.#db
      .select(nodeColumns)
      .from(associates)
      .innerJoin(page, eq(page.id, associates.id))
      .innerJoin(users, eq(users.id, associates.userId))
      .orderBy(by(associates.createdAt), by(associates.id));
  }

  /** A page of those below, level by level; see {@link teamMemberPage}. */
  teamMembers(root: NodeRow, page: PageRequest, level?: number): Promise<TeamMemberPage | undefined> {
    return teamMemberPage(this.#levels, root, page, level);
  }

  /** A page of what a search finds below; see {@link searchTeamMembers}. */
  search(root: NodeRow, search: string, page: PageRequest, level?: number): Promise<TeamMemberPage> {
    return searchTeamMembers(this.#db, root, search, page, level);
  }
}

/** Built once, like the other most frequent queries. */
function findQuery(db: Database) {
  const ref = sql.placeholder('ref');
  return db
    .select(nodeColumns)
    .from(associates)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(sql`${associates.id} = ${ref} or ${associates.userId} = ${ref}`)
    .prepare('');
}

function uplineQuery(db: Database) {
  const offset = sql.placeholder('offset');
  return db
    .select({ ...nodeColumns, level: sql<number>`upline.level` })
    .from(sql`(${uplineFrom(sql.placeholder('id'), sql.placeholder('max'))}) as upline`)
    .innerJoin(associates, sql`${associates.id} = upline.id`)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(sql`upline.level > ${offset}`)
    .orderBy(sql`upline.level`)
    .prepare('');
}
