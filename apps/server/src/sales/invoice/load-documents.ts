import { type SQL, and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { selectItems } from '../stored-order/order-items.transactions.ts';
import { orderEvents, type orderItems, orders } from '../tables/order.schema.ts';
import { reversalItems, reversals } from '../tables/reversal.schema.ts';
import { creditNotes } from './credit-note.schema.ts';
import { invoices } from './invoice.schema.ts';
import type { Invoice } from './invoice.transactions.ts';

/** An order with its lines. */
export interface OrderWithItems {
  readonly order: typeof orders.$inferSelect;
  /** In the order of the cart. */
  readonly items: readonly (typeof orderItems.$inferSelect)[];
}

type ReversedPieces = typeof reversalItems.$inferSelect;

/** An invoice with its order. */
export interface InvoicedOrder extends OrderWithItems {
  readonly invoice: Invoice;
  /** What was cancelled before the invoice was issued. */
  readonly before: { readonly items: readonly ReversedPieces[]; readonly amountPaise: number };
  /** Null unless the order was cancelled. */
  readonly cancelledAt: Date | null;
}

/** A credit note with its order. */
export interface CreditedOrder extends OrderWithItems {
  readonly invoice: Invoice;
  readonly creditNote: typeof creditNotes.$inferSelect;
  readonly reversal: typeof reversals.$inferSelect;
  /** The pieces that were taken back. */
  readonly pieces: readonly ReversedPieces[];
}

/** The invoices that match, with everything that they print; in the order of their issue. @param limit default: all */
export async function loadInvoiced(
  db: Database,
  which: SQL | undefined,
  limit?: number,
): Promise<InvoicedOrder[]> {
  const query = db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(which)
    .orderBy(asc(invoices.issuedAt), asc(invoices.financialYear), asc(invoices.serial));
  const found = await (limit === undefined ? query : query.limit(limit));
  const ids = found.map(({ order }) => order.id);
  const items = Map.groupBy(await selectItems(db, ids), ({ orderId }) => orderId);
  const before = Map.groupBy(await loadBefore(db, ids), ({ orderId }) => orderId);
  const cancelled = await db
    .select({ orderId: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.status, 'CANCELLED')));
  const cancelledAt = new Map(cancelled.map(({ orderId, at }) => [orderId, at]));
  return found.map(({ invoice, order }) => {
    const pieces = before.get(order.id) ?? [];
    const amountPaise = pieces.reduce((sum, one) => sum + one.grossPaise - one.discountPaise, 0);
    return {
      invoice,
      order,
      items: items.get(order.id) ?? [],
      before: { items: pieces, amountPaise },
      cancelledAt: cancelledAt.get(order.id) ?? null,
    };
  });
}

/** The credit notes that match, with everything that they print; in the order of their issue. @param limit default: all */
export async function loadCredited(
  db: Database,
  which: SQL | undefined,
  limit?: number,
): Promise<CreditedOrder[]> {
  const query = db
    .select({ invoice: invoices, order: orders, reversal: reversals, creditNote: creditNotes })
    .from(creditNotes)
    .innerJoin(reversals, eq(reversals.id, creditNotes.reversalId))
    .innerJoin(orders, eq(orders.id, reversals.orderId))
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(which)
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.financialYear), asc(creditNotes.serial));
  const found = await (limit === undefined ? query : query.limit(limit));
  const ids = found.map(({ order }) => order.id);
  const items = Map.groupBy(await selectItems(db, ids), ({ orderId }) => orderId);
  const reversalIds = found.map(({ reversal }) => reversal.id);
  const taken = await db
    .select()
    .from(reversalItems)
    .where(and(inArray(reversalItems.reversalId, reversalIds), isAccepted));
  const pieces = Map.groupBy(taken, ({ reversalId }) => reversalId);
  return found.map((one) => ({
    ...one,
    items: items.get(one.order.id) ?? [],
    pieces: pieces.get(one.reversal.id) ?? [],
  }));
}

/** What was taken back before the invoices: a reversal after an invoice has a credit note. */
async function loadBefore(db: Database, orderIds: readonly string[]) {
  const rows = await db
    .select({ pieces: reversalItems })
    .from(reversalItems)
    .innerJoin(reversals, eq(reversals.id, reversalItems.reversalId))
    .leftJoin(creditNotes, eq(creditNotes.reversalId, reversals.id))
    .where(
      and(
        inArray(reversals.orderId, [...orderIds]),
        eq(reversals.state, 'DONE'),
        isNull(creditNotes.reversalId),
        isAccepted,
      ),
    );
  return rows.map(({ pieces }) => pieces);
}

const isAccepted = or(isNull(reversalItems.outcome), ne(reversalItems.outcome, 'REJECTED'));
