import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { orders } from '../tables/order.schema.ts';
import { type InvoiceSeller, toFinancialYear, invoiceCounters, invoices } from './invoice.schema.ts';

/** An invoice that was issued. */
export type Invoice = typeof invoices.$inferSelect;

/**
 * Whether an order gets an invoice: it is paid, or was sent. An order that was cancelled before that never gets one.
 */
export function mayBeInvoiced({
  status,
  paymentStatus,
}: Pick<typeof orders.$inferSelect, 'status' | 'paymentStatus'>): boolean {
  return (
    WAS_SENT.has(status) || (status !== 'CANCELLED' && paymentStatus !== 'DUE' && paymentStatus !== 'PENDING')
  );
}

const WAS_SENT: ReadonlySet<string> = new Set(['SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURNED']);

/**
 * The invoice of an order; it is issued now if there is none yet. The caller's transaction has locked the row of the
 * order, so that it gets only one invoice. The counter of the year is locked from here to the end of the transaction:
 * each number is used once, and a rolled back number is used again.
 */
export async function issueInvoice(
  tx: Database,
  orderId: string,
  at: Date,
  seller: InvoiceSeller,
): Promise<Invoice> {
  const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (known) return known;

  const financialYear = toFinancialYear(at);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounters.financialYear,
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ serial: invoiceCounters.last });
  if (!counter) throw new Error('the counter of invoices did not count');
  const [issued] = await tx
    .insert(invoices)
    .values({ orderId, financialYear, serial: counter.serial, issuedAt: at, seller })
    .returning();
  if (!issued) throw new Error('the invoice was not inserted');
  return issued;
}
