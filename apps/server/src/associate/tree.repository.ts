import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { users } from '../user/user.schema.ts';
import { associates } from './associate.schema.ts';
import { type DownlinePage, downlinePage } from './downline-levels.ts';
import { LevelReader } from './level-reader.ts';
import { isBelow } from './move-in-tree.ts';
import { type NodeRow, type PlacedRow, nodeColumns } from './node-row.ts';
import { searchDownline } from './search-downline.ts';
import { uplineFrom } from './upline-sql.ts';

/** SQL over who stands above and below whom. */
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

  /** Whether `id` stands below `upperId`, or is it. */
  isBelow(id: string, upperId: string): Promise<boolean> {
    return isBelow(this.#db, id, upperId);
  }

  /** Those above an associate, the sponsor first; no more of them are looked at than the page needs. */
  upline(id: string, { offset, limit }: PageRequest): Promise<PlacedRow[]> {
    return this.#upline.execute({ id, offset, most: offset + limit });
  }

  /** How many stand above an associate. */
  async countUpline(id: string): Promise<number> {
    const [found] = await this.#db
      .select({ count: sql`count(*) - 1`.mapWith(Number) })
      .from(sql`(${uplineFrom(id)}) as upline`);
    return found?.count ?? 0;
  }

  /** Those directly below, in the order in which they joined, or the other way round. */
  directs(id: string, { offset, limit }: PageRequest, order: 'oldest' | 'newest'): Promise<NodeRow[]> {
    const by = order === 'oldest' ? asc : desc;
    // The index alone tells who is on the page; accounts are looked up for these only.
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

  /** A page of those below, level by level; see {@link downlinePage}. */
  downline(root: NodeRow, page: PageRequest, level?: number): Promise<DownlinePage | undefined> {
    return downlinePage(this.#levels, root, page, level);
  }

  /** A page of what a search finds below; see {@link searchDownline}. */
  search(root: NodeRow, search: string, page: PageRequest, level?: number): Promise<DownlinePage> {
    return searchDownline(this.#db, root, search, page, level);
  }
}

/** Put together once, as the other queries that are asked most. */
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
    .from(sql`(${uplineFrom(sql.placeholder('id'), sql.placeholder('most'))}) as upline`)
    .innerJoin(associates, sql`${associates.id} = upline.id`)
    .innerJoin(users, eq(users.id, associates.userId))
    .where(sql`upline.level > ${offset}`)
    .orderBy(sql`upline.level`)
    .prepare('');
}
