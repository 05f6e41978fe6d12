import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { creditNoteCounters, creditNotes } from './credit-note.schema.ts';
import { invoices, toFinancialYear } from './invoice.schema.ts';

/**
 * Issues the credit note of a reversal when its order has an invoice; the reversal of an order without one only makes
 * the later invoice smaller. The caller's transaction has locked the order. The counter of the year is locked from here
 * to the end of the transaction: each number is used once, and a rolled back number is used again.
 */
export async function issueCreditNote(
  tx: Database,
  { reversalId, orderId, at }: { readonly reversalId: string; readonly orderId: string; readonly at: Date },
): Promise<void> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, orderId));
  if (!invoice) return;
  const financialYear = toFinancialYear(at);
  const [counter] = await tx
    .insert(creditNoteCounters)
    .values({ financialYear, last: 1 })
    .onConflictDoUpdate({
      target: creditNoteCounters.financialYear,
      set: { last: sql`${creditNoteCounters.last} + 1` },
    })
    .returning({ serial: creditNoteCounters.last });
  if (!counter) throw new Error('the counter of credit notes did not count');
  await tx
    .insert(creditNotes)
    .values({ reversalId, financialYear, serial: counter.serial, issuedAt: at, seller: invoice.seller });
}
