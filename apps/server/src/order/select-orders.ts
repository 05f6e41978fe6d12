import type { Order } from '@pgm/api/contract';
import { type SQL, asc, desc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../invoice/invoice.schema.ts';
import { payments } from '../payment/payment.schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { PageRequest } from '../platform/paging.ts';
import { orderOf } from './order-of.ts';
import { orderEvents, orderItems, orders } from './order.schema.ts';

/** Orders with their items and what happened to them, the newest first; three queries, however many there are. */
export async function selectOrders(
  db: Database,
  which: SQL | undefined,
  now: Date,
  page?: PageRequest,
): Promise<Order[]> {
  const query = db
    .select({ order: orders, paymentProblem: payments.problem, invoiceSerial: invoices.serial })
    .from(orders)
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
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return found.map(({ order, paymentProblem, invoiceSerial }) =>
    orderOf(
      {
        order,
        items: itemsOf.get(order.id) ?? [],
        events: eventsOf.get(order.id) ?? [],
        paymentProblem,
        hasInvoice: invoiceSerial !== null,
      },
      now,
    ),
  );
}
