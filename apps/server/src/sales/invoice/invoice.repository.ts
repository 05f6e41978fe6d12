import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { orderEvents, orderItems, orders } from '../order/order.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { reversalItems, reversals } from '../reversal/reversal.schema.ts';
import { creditNotes } from './credit-note.schema.ts';
import { type InvoiceSeller, invoices } from './invoice.schema.ts';
import { type Invoice, issueInvoice, mayBeInvoiced } from './invoice.transactions.ts';

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
    const [found] = await this.#db
      .select({ invoice: invoices, order: orders, reversal: reversals, creditNote: creditNotes })
      .from(creditNotes)
      .innerJoin(reversals, eq(reversals.id, creditNotes.reversalId))
      .innerJoin(orders, eq(orders.id, reversals.orderId))
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(
        and(
          eq(reversals.id, reversalId),
          eq(orders.id, orderId),
          ownerId === undefined ? undefined : eq(orders.userId, ownerId),
        ),
      );
    if (!found) return undefined;
    const pieces = await this.#db
      .select()
      .from(reversalItems)
      .where(and(eq(reversalItems.reversalId, reversalId), isAccepted));
    return { ...found, pieces, items: await this.#items(orderId) };
  }

  /** Orders with their lines, by number; two queries, however many there are. */
  async findOrders(
    which: { ids: readonly string[] } | { numbers: readonly number[] },
  ): Promise<OrderWithItems[]> {
    const isWanted =
      'ids' in which ? inArray(orders.id, [...which.ids]) : inArray(orders.number, [...which.numbers]);
    const found = await this.#db.select().from(orders).where(isWanted).orderBy(asc(orders.number));
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const items = await this.#db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.position));
    const toItems = Map.groupBy(items, ({ orderId }) => orderId);
    return found.map((order) => ({ order, items: toItems.get(order.id) ?? [] }));
  }

  /** The invoice of an order with everything that it prints. */
  async find(orderId: string): Promise<InvoicedOrder | undefined> {
    const [found] = await this.#db
      .select({ invoice: invoices, order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.orderId, orderId));
    if (!found) return undefined;
    const [cancelled] = await this.#db
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'CANCELLED')));
    const before = await this.#findBefore(orderId);
    return { ...found, items: await this.#items(orderId), before, cancelledAt: cancelled?.at ?? null };
  }

  #items(orderId: string): Promise<(typeof orderItems.$inferSelect)[]> {
    return this.#db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, orderId))
      .orderBy(asc(orderItems.position));
  }

  /** A reversal after the invoice has a credit note; those without one came before it. */
  async #findBefore(orderId: string): Promise<InvoicedOrder['before']> {
    const rows = await this.#db
      .select({ pieces: reversalItems })
      .from(reversalItems)
      .innerJoin(reversals, eq(reversals.id, reversalItems.reversalId))
      .leftJoin(creditNotes, eq(creditNotes.reversalId, reversals.id))
      .where(
        and(
          eq(reversals.orderId, orderId),
          eq(reversals.state, 'DONE'),
          isNull(creditNotes.reversalId),
          isAccepted,
        ),
      );
    const items = rows.map(({ pieces }) => pieces);
    const amountPaise = items.reduce((sum, one) => sum + one.grossPaise - one.discountPaise, 0);
    return { items, amountPaise };
  }
}

const isAccepted = or(isNull(reversalItems.outcome), ne(reversalItems.outcome, 'REJECTED'));
