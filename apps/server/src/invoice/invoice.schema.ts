import { integer, json, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/order.schema.ts';

/** Who sells, as it stands on an invoice. */
export interface InvoiceSeller {
  readonly name: string;
  readonly address: string;
  /** An Indian state or union territory, in English. */
  readonly state: string;
  /** Undefined in the local profile, where it may not be set. */
  readonly gstin?: string | undefined;
}

/** The invoices that were issued; one is never changed. */
export const invoices = pgTable(
  'invoices',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** `26-27`; begins in April. */
    financialYear: text('financial_year').notNull(),
    /** From 1, without gaps within a year. */
    serial: integer().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** As it was on that day. */
    seller: json().$type<InvoiceSeller>().notNull(),
  },
  (table) => [unique('invoices_numbered').on(table.financialYear, table.serial)],
);

/** The last serial number of each year; its row is locked while an invoice is issued. */
export const invoiceCounters = pgTable('invoice_counters', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
});
