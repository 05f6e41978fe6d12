import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { financialYearOf } from './invoice-number.ts';
import { type InvoiceSeller, invoiceCounters, invoices } from './invoice.schema.ts';

/** An invoice that was issued. */
export type Invoice = typeof invoices.$inferSelect;

/**
 * The invoice of an order, issued now if there is none yet. The caller's transaction holds the order's row locked, so
 * that nobody else issues one for it meanwhile; the year's counter is locked from here to the end of the transaction,
 * so that no number is given twice, and one that is rolled back is given again.
 */
export async function issueInvoice(
  tx: Database,
  orderId: string,
  at: Date,
  seller: InvoiceSeller,
): Promise<Invoice> {
  const [known] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (known) return known;

  const financialYear = financialYearOf(at);
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
