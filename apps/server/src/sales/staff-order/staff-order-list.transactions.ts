import type { StaffOrder } from '@pgm/api/contract';
import { type SQL, asc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../../auth/user/user.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { selectOrderRows } from '../order/order-list.transactions.ts';
import { orderNotes, orders } from '../tables/order.schema.ts';
import { type NoteRow, toStaffOrder } from './staff-order.mapper.ts';

/** Orders as staff see them, the newest first unless `isOldestFirst`. */
export async function selectStaffOrders(
  db: Database,
  which: SQL | undefined,
  now: Date,
  {
    page,
    isOldestFirst = false,
  }: { readonly page?: PageRequest | undefined; readonly isOldestFirst?: boolean } = {},
): Promise<StaffOrder[]> {
  const rows = await selectOrderRows(db, which, page, isOldestFirst);
  const ids = rows.map(({ order }) => order.id);
  const toNotes = Map.groupBy(await selectNotes(db, ids), ({ note }) => note.orderId);
  return rows.map((row) => toStaffOrder(row, toNotes.get(row.order.id) ?? [], now));
}

/** One order as staff see it. */
export async function findStaffOrder(db: Database, id: string, now: Date): Promise<StaffOrder | undefined> {
  const [order] = await selectStaffOrders(db, eq(orders.id, id), now);
  return order;
}

/** Whether there is such an order of any member. */
export async function hasOrder(db: Database, id: string): Promise<boolean> {
  return (await db.$count(orders, eq(orders.id, id))) > 0;
}

/** What staff noted about orders, the oldest first. */
function selectNotes(db: Database, orderIds: readonly string[]): Promise<NoteRow[]> {
  return db
    .select({
      note: orderNotes,
      by: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(orderNotes)
    .innerJoin(users, eq(users.id, orderNotes.authorId))
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
}
