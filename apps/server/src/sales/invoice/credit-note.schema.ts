import { index, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { reversals } from '../tables/reversal.schema.ts';
import { type InvoiceSeller, toDocumentNumber } from './invoice.schema.ts';

/** The credit notes, one for each reversal after the invoice; a credit note never changes. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    reversalId: uuid('reversal_id')
      .primaryKey()
      .references(() => reversals.id),
    /** Such as `26-27`; begins in April. */
    financialYear: text('financial_year').notNull(),
    /** From 1, without gaps within a year. */
    serial: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The seller on the day of issue. */
    seller: json().$type<InvoiceSeller>().notNull(),
  },
  (table) => [
    unique('credit_notes_numbered').on(table.financialYear, table.serial),
    index('credit_notes_by_issue').on(table.issuedAt, table.financialYear, table.serial),
  ],
);

/** The last serial number of each year; its row is locked while a credit note is issued. */
export const creditNoteCounters = pgTable('credit_note_counters', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
});

/** A credit note's number as people read it: `PGC/26-27/000123`. */
export function creditNoteNumber(financialYear: string, serial: number): string {
  return toDocumentNumber('PGC', financialYear, serial);
}
