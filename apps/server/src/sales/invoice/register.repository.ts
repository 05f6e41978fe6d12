import type { RegisterPeriod } from '@pgm/api/contract';
import { type SQL, and, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { endOfIndiaDay, startOfIndiaDay } from '../../platform/india-days.ts';
import { creditNotes } from './credit-note.schema.ts';
import { type InvoiceFacts, toCreditNote, toInvoice } from './invoice.mapper.ts';
import { invoices } from './invoice.schema.ts';
import { loadCredited, loadInvoiced } from './load-documents.ts';

/** How many documents are in memory at a time. */
const PAGE = 100;

/** The invoices of a period, in the order of their issue, read page by page. */
export async function* readInvoices(db: Database, period: RegisterPeriod): AsyncGenerator<InvoiceFacts> {
  for (let after: SQL | undefined; ;) {
    const page = await loadInvoiced(db, and(issuedIn(invoices, period), after), PAGE);
    for (const invoiced of page) yield toInvoice(invoiced);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = laterThan(invoices, last.invoice);
  }
}

/** The credit notes of a period, in the order of their issue, read page by page. */
export async function* readCreditNotes(db: Database, period: RegisterPeriod): AsyncGenerator<InvoiceFacts> {
  for (let after: SQL | undefined; ;) {
    const page = await loadCredited(db, and(issuedIn(creditNotes, period), after), PAGE);
    for (const credited of page) yield toCreditNote(credited);
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = laterThan(creditNotes, last.creditNote);
  }
}

type Documents = typeof invoices | typeof creditNotes;

/** The documents that were issued on the days of a period, in India. */
function issuedIn({ issuedAt }: Documents, { from, to }: RegisterPeriod): SQL | undefined {
  return and(gte(issuedAt, startOfIndiaDay(from)), lte(issuedAt, endOfIndiaDay(to)));
}

/** The documents that come after one, in the order of their index. */
function laterThan(
  { issuedAt, financialYear, serial }: Documents,
  last: { readonly issuedAt: Date; readonly financialYear: string; readonly serial: number },
): SQL {
  return sql`(${issuedAt}, ${financialYear}, ${serial}) > (${last.issuedAt.toISOString()}::timestamptz, ${last.financialYear}, ${last.serial}::int)`;
}
