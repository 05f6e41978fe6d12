import { and, asc, eq } from 'drizzle-orm';
import { orderEvents, orderItems, orders } from '../order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { type InvoiceSeller, invoices } from './invoice.schema.ts';
import { type Invoice, issueInvoice } from './invoice.transactions.ts';

/** An invoice with its order. */
export interface InvoicedOrder {
  readonly invoice: Invoice;
  readonly order: typeof orders.$inferSelect;
  /** In the order of the cart. */
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  /** Null unless the order was cancelled. */
  readonly cancelledAt: Date | null;
}

/** The SQL of invoices. */
export class InvoiceRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The invoice of a member's order; issues it if there is none yet. */
  issue(
    userId: string,
    orderId: string,
    at: Date,
    seller: InvoiceSeller,
  ): Promise<Invoice | 'unknown' | 'cancelled'> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx
        .select({ status: orders.status })
        .from(orders)
        .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
        .for('no key update');
      if (!order) return 'unknown';
      if (order.status !== 'CANCELLED') return issueInvoice(tx, orderId, at, seller);
      const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
      return known ?? 'cancelled';
    });
  }

  /** The invoice of an order with everything that it prints. */
  async find(orderId: string): Promise<InvoicedOrder | undefined> {
    const [found] = await this.#db
      .select({ invoice: invoices, order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.orderId, orderId));
    if (!found) return undefined;
    const items = await this.#db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position));
    const [cancelled] = await this.#db
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'CANCELLED')));
    return { ...found, items, cancelledAt: cancelled?.at ?? null };
  }
}
