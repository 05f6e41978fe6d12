import type { Order } from '@pgm/api/contract';
import { type SQL, and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { exchanges } from '../tables/exchange.schema.ts';
import { creditNotes } from '../invoice/credit-note.schema.ts';
import { invoices } from '../invoice/invoice.schema.ts';
import { payments } from '../tables/payment.schema.ts';
import { refunds } from '../refund/refund.schema.ts';
import { reversalItems, reversals } from '../tables/reversal.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageRequest } from '../../platform/http/paging.ts';
import { users } from '../../auth/user/user.schema.ts';
import { type AddedRow, type OrderRow, type ReversalRow, isReturnable, toOrder } from './order.mapper.ts';
import { selectItems } from '../stored-order/order-items.transactions.ts';
import { orderEvents, orders } from '../tables/order.schema.ts';
import { selectOffers } from '../bill/offers.transactions.ts';

export { type OrderRow, toOrder } from './order.mapper.ts';

/** Orders as their buyers see them, the newest first. */
export async function selectOrders(
  db: Database,
  which: SQL | undefined,
  now: Date,
  page?: PageRequest,
): Promise<Order[]> {
  const rows = await selectOrderRows(db, which, page);
  const returnable = rows.filter(({ order }) => isReturnable(order, now)).flatMap(({ items }) => items);
  const offers =
    returnable.length === 0
      ? []
      : await selectOffers(db, [...new Set(returnable.map(({ productId }) => productId))]);
  const toOffer = new Map(offers.map((offer) => [offer.productId, offer]));
  return rows.map((row) => toOrder(row, now, toOffer));
}

/** The order whose returned pieces another order sends in another size. */
const original = alias(orders, 'original');

/**
 * Orders with their items and what happened to them; eight queries at most, however many there are. The first one has eight
 * tables: with one more, PostgreSQL joins all orders before it takes those of the page (`join_collapse_limit`).
 */
export async function selectOrderRows(
  db: Database,
  which: SQL | undefined,
  page?: PageRequest,
  isOldestFirst = false,
): Promise<OrderRow[]> {
  const direction = isOldestFirst ? asc : desc;
  const inOrder = [direction(orders.placedAt), direction(orders.id)];
  // The index alone finds the page, and only its orders are read.
  const pageIds =
    page &&
    db
      .select({ id: orders.id })
      .from(orders)
      .where(which)
      .orderBy(...inOrder)
      .limit(page.limit)
      .offset(page.offset);
  const found = await db
    .select({
      order: orders,
      buyer: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        mobile: users.mobile,
        email: users.email,
      },
      paymentProblem: payments.problem,
      isPaidOnline: sql<boolean>`coalesce(${payments.state} = 'PAID', ${exchanges.paymentId} is not null)`,
      exchangedOrder: { id: original.id, number: original.number },
      creditPaise: exchanges.creditPaise,
      invoiceSerial: invoices.serial,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(exchanges, eq(exchanges.orderId, orders.id))
    .leftJoin(reversals, eq(reversals.id, exchanges.reversalId))
    .leftJoin(original, eq(original.id, reversals.orderId))
    .where(pageIds ? inArray(orders.id, pageIds) : which)
    .orderBy(...inOrder);
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.id);
  const items = await selectItems(db, ids);
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const returned = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const toReversals = Map.groupBy(await selectReversals(db, ids), ({ reversal }) => reversal.orderId);
  const toRefunds = Map.groupBy(returned, ({ orderId }) => orderId);
  const mainOrders = await selectMain(
    db,
    found.flatMap(({ order }) => order.goesWithId ?? []),
  );
  const toAdded = Map.groupBy(await selectAdded(db, ids), ({ goesWithId }) => goesWithId);
  const toItems = Map.groupBy(items, ({ orderId }) => orderId);
  const toEvents = Map.groupBy(events, ({ orderId }) => orderId);
  return found.map(({ invoiceSerial, ...row }) => ({
    ...row,
    items: toItems.get(row.order.id) ?? [],
    events: toEvents.get(row.order.id) ?? [],
    reversals: toReversals.get(row.order.id) ?? [],
    refunds: toRefunds.get(row.order.id) ?? [],
    goesWith: mainOrders.find(({ id }) => id === row.order.goesWithId) ?? null,
    addedOrders: toAdded.get(row.order.id) ?? [],
    hasInvoice: invoiceSerial !== null,
  }));
}

/** The paid orders to which the pieces of others were added. */
async function selectMain(
  db: Database,
  ids: readonly string[],
): Promise<Pick<OrderRow['order'], 'id' | 'number'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** The orders of pieces that were added to paid orders, the oldest first. */
function selectAdded(db: Database, orderIds: readonly string[]): Promise<AddedRow[]> {
  const { id, number, goesWithId, paymentStatus } = orders;
  return db
    .select({ id, number, goesWithId, paymentStatus })
    .from(orders)
    .where(and(inArray(goesWithId, [...orderIds]), ne(orders.status, 'CANCELLED')))
    .orderBy(asc(orders.number));
}

/** The reversals of orders with their pieces, the oldest first. */
async function selectReversals(db: Database, orderIds: readonly string[]): Promise<ReversalRow[]> {
  const found = await db
    .select({
      reversal: reversals,
      creditNote: { financialYear: creditNotes.financialYear, serial: creditNotes.serial },
      exchangeOrder: { id: orders.id, number: orders.number },
      creditPaise: exchanges.creditPaise,
    })
    .from(reversals)
    .leftJoin(creditNotes, eq(creditNotes.reversalId, reversals.id))
    .leftJoin(exchanges, eq(exchanges.reversalId, reversals.id))
    .leftJoin(orders, eq(orders.id, exchanges.orderId))
    .where(inArray(reversals.orderId, [...orderIds]))
    .orderBy(asc(reversals.requestedAt), asc(reversals.id));
  if (found.length === 0) return [];
  const ids = found.map(({ reversal }) => reversal.id);
  const items = await db.select().from(reversalItems).where(inArray(reversalItems.reversalId, ids));
  const toItems = Map.groupBy(items, ({ reversalId }) => reversalId);
  return found.map((row) => ({ ...row, items: toItems.get(row.reversal.id) ?? [] }));
}
