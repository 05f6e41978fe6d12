import { and, asc, eq, inArray } from 'drizzle-orm';
import { selectItems } from '../stored-order/order-items.transactions.ts';
import { orders } from '../tables/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { reversals } from '../tables/reversal.schema.ts';
import { type InvoiceSeller, invoices } from './invoice.schema.ts';
import {
  type CreditedOrder,
  type InvoicedOrder,
  type OrderWithItems,
  loadCredited,
  loadInvoiced,
} from './load-documents.ts';
import { type Invoice, issueInvoice, mayBeInvoiced } from './invoice.transactions.ts';

/** The SQL of invoices, credit notes and packing slips. */
export class InvoiceRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The invoice of an order, for a member only of an own one; issues it if there is none yet. */
  issue(
    { orderId, ownerId }: { readonly orderId: string; readonly ownerId?: string | undefined },
    at: Date,
    seller: InvoiceSeller,
  ): Promise<Invoice | 'unknown' | 'none'> {
    return this.#db.transaction(async (tx) => {
      const [order] = await tx
        .select({ status: orders.status, paymentStatus: orders.paymentStatus })
        .from(orders)
        .where(and(eq(orders.id, orderId), ownerId === undefined ? undefined : eq(orders.userId, ownerId)))
        .for('no key update');
      if (!order) return 'unknown';
      const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
      if (known) return known;
      return mayBeInvoiced(order) ? issueInvoice(tx, orderId, at, seller) : 'none';
    });
  }

  /** The credit note of a reversal, for a member only of an own order. */
  async findCreditNote(
    { orderId, reversalId }: { readonly orderId: string; readonly reversalId: string },
    ownerId?: string,
  ): Promise<CreditedOrder | undefined> {
    const [found] = await loadCredited(
      this.#db,
      and(
        eq(reversals.id, reversalId),
        eq(orders.id, orderId),
        ownerId === undefined ? undefined : eq(orders.userId, ownerId),
      ),
    );
    return found;
  }

  /** Orders with their lines, by number; two queries, however many there are. */
  async findOrders(
    which: { ids: readonly string[] } | { numbers: readonly number[] },
  ): Promise<OrderWithItems[]> {
    const isWanted =
      'ids' in which ? inArray(orders.id, [...which.ids]) : inArray(orders.number, [...which.numbers]);
    const found = await this.#db.select().from(orders).where(isWanted).orderBy(asc(orders.number));
    if (found.length === 0) return [];
    const items = await selectItems(
      this.#db,
      found.map(({ id }) => id),
    );
    const toItems = Map.groupBy(items, ({ orderId }) => orderId);
    return found.map((order) => ({ order, items: toItems.get(order.id) ?? [] }));
  }

  /** The invoice of an order with everything that it prints. */
  async find(orderId: string): Promise<InvoicedOrder | undefined> {
    const [found] = await loadInvoiced(this.#db, eq(invoices.orderId, orderId));
    return found;
  }
}
