import { type SQL, type SQLWrapper, asc, desc, ilike, inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ok } from '@pgm/api/contract';
import type { Database } from '../database/database.ts';
import { containing, toPage } from './paging.ts';

/** What the query of every list for staff has. */
interface StaffQuery {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly sort: string;
}

/** A query builder of drizzle that still takes a filter, an order and a page. */
interface Select<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => Select<Row>;
  orderBy: (...columns: SQL[]) => Select<Row>;
  limit: (limit: number) => Select<Row>;
  offset: (offset: number) => Select<Row>;
  as: (alias: string) => SQLWrapper;
  getSQL: () => SQL;
}

/** The natural direction of an order, and its column. */
type Order = readonly [typeof asc | typeof desc, PgColumn | SQL];

/** A list that staff search, filter, sort and read page by page. */
export interface StaffList<Query, Row, Item> {
  /** All rows, with what is joined to them. */
  readonly select: (db: Database) => Select<Row>;
  /**
   * The ids of all rows, for a list of very many: the page is found by them, and only its rows are joined. Default: all rows
   * are joined, also those of the pages before.
   */
  readonly selectIds?: (db: Database) => Select<{ readonly id: string }>;
  /** The column that orders rows that are otherwise equal. */
  readonly id: PgColumn;
  /** By the names that `sort` may have. */
  readonly orders: Readonly<Record<string, Order>>;
  /** The rows that a query wants. */
  readonly matching: (query: Query) => SQL | undefined;
  readonly toItem: (row: Row) => Item;
  /**
   * The maximum that a search lists. It reads no more matches than that to count them, however many there are. Default: it
   * lists all.
   */
  readonly maxFound?: number;
}

/** Declares a list for staff; {@link staffPage} reads it. */
export function defineStaffList<Query, Row, Item>(list: StaffList<Query, Row, Item>) {
  return list;
}

/**
 * Reads one page of a list for staff; `total` counts the matches on all pages, and `isCapped` says that a search found more than
 * it lists.
 */
export async function staffPage<Query extends StaffQuery, Row, Item>(
  db: Database,
  list: StaffList<NoInfer<Query>, Row, Item>,
  query: Query,
) {
  const { select, selectIds = select, id, orders, matching, toItem } = list;
  const most = query.search ? (list.maxFound ?? Infinity) : Infinity;
  const { page, limit, offset } = toPage(query);
  const order = toOrderBy(orders, query.sort, id);
  const onPage = <One>(all: Select<One>) =>
    all
      .where(matching(query))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  const readPage = () =>
    list.selectIds
      ? select(db)
          .where(inArray(id, onPage(list.selectIds(db))))
          .orderBy(...order)
      : onPage(select(db));
  const found = selectIds(db).where(matching(query));
  const [rows, counted] = await Promise.all([
    offset < most ? readPage() : [],
    db.$count((most === Infinity ? found : found.limit(most + 1)).as('found')),
  ]);
  return ok({
    success: true as const,
    data: rows.map(toItem),
    page,
    limit,
    total: Math.min(counted, most),
    ...(counted > most && { isCapped: true }),
  });
}

/** Whether one of the columns contains what is searched; without a search, all rows match. */
export function containsIn(
  search: string | undefined,
  ...columns: readonly (PgColumn | SQL)[]
): SQL | undefined {
  if (!search) return undefined;
  return or(...columns.map((column) => ilike(column, containing(search))));
}

/** A '-' before the name of an order reverses its direction. */
function toOrderBy(orders: Readonly<Record<string, Order>>, sort: string, id: PgColumn): SQL[] {
  const isReversed = sort.startsWith('-');
  const order = orders[isReversed ? sort.slice(1) : sort];
  if (order === undefined) throw new Error(`There is no order ${sort}`);
  const [natural, column] = order;
  const direction = isReversed === (natural === desc) ? asc : desc;
  return [direction(column), direction(id)];
}
