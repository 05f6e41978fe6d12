import { index, integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { inIndia } from '../../platform/india-days.ts';
import { orders } from '../tables/order.schema.ts';

/** The seller as an invoice prints it. */
export interface InvoiceSeller {
  readonly name: string;
  readonly address: string;
  /** An Indian state or union territory, in English. */
  readonly state: string;
  /** Undefined before facts of the company are published. */
  readonly gstin?: string | undefined;
}

/** Reads the seller as new invoices print it; a transaction reads it itself. */
export type SellerReader = (transaction?: Database) => Promise<InvoiceSeller>;

/** The issued invoices; an invoice never changes. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** Such as `26-27`; begins in April. */
    financialYear: text('financial_year').notNull(),
    /** From 1, without gaps within a year. */
    serial: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The seller on the day of issue. */
    seller: json().$type<InvoiceSeller>().notNull(),
  },
  (table) => [
    unique('invoices_numbered').on(table.financialYear, table.serial),
    index('invoices_by_issue').on(table.issuedAt, table.financialYear, table.serial),
  ],
);

/** The last serial number of each year; its row is locked while an invoice is issued. */
export const invoiceCounters = pgTable('invoice_counters', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
});

/** The largest serial number for which a document's number has the 16 characters that the law allows. */
const LAST_SERIAL = 999_999;

/** The financial year of a moment in Indian time, such as `26-27`; it begins on the first of April. */
export function toFinancialYear(at: Date): string {
  const day = inIndia(at);
  const first = day.getUTCFullYear() - (day.getUTCMonth() < 3 ? 1 : 0);
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** An invoice's number as people read it: `PGM/26-27/000123`. */
export function invoiceNumber(financialYear: string, serial: number): string {
  return toDocumentNumber('PGM', financialYear, serial);
}

/** The number of a document of a financial year; `series` has three letters. */
export function toDocumentNumber(series: string, financialYear: string, serial: number): string {
  if (serial > LAST_SERIAL) throw new Error(`there are no more numbers of ${series} in ${financialYear}`);
  return `${series}/${financialYear}/${String(serial).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
