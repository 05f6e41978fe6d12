import type { Order, StaffOrder } from '@pgm/api/contract';
import { type SQL, asc, desc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../invoice/invoice.schema.ts';
import { payments } from '../payment/payment.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type OrderRow, toOrder, toStaffOrder } from './order.mapper.ts';
import { orderEvents, orderItems, orders } from './order.schema.ts';

/** Orders as their buyers see them, the newest first. */
export async function selectOrders(
  db: Database,
  which: SQL | undefined,
  now: Date,
  page?: PageRequest,
): Promise<Order[]> {
  return (await selectRows(db, which, page)).map((row) => toOrder(row, now));
}

/** Orders as staff see them, the newest first. */
export async function selectStaffOrders(
  db: Database,
  which: SQL | undefined,
  now: Date,
  page?: PageRequest,
): Promise<StaffOrder[]> {
  return (await selectRows(db, which, page)).map((row) => toStaffOrder(row, now));
}

/** Orders with their items and what happened to them; three queries, however many there are. */
async function selectRows(db: Database, which: SQL | undefined, page?: PageRequest): Promise<OrderRow[]> {
  const query = db
    .select({
      order: orders,
      buyer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      paymentProblem: payments.problem,
      invoiceSerial: invoices.serial,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(which)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .$dynamic();
  const found = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const toItems = Map.groupBy(items, ({ orderId }) => orderId);
  const toEvents = Map.groupBy(events, ({ orderId }) => orderId);
  return found.map(({ invoiceSerial, ...row }) => ({
    ...row,
    items: toItems.get(row.order.id) ?? [],
    events: toEvents.get(row.order.id) ?? [],
    hasInvoice: invoiceSerial !== null,
  }));
}
