import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../tables/order.schema.ts';

/** The network addresses from which unpaid orders were placed; a job deletes a row once its order is paid or over. */
export const unpaidOrderNetworks = pgTable(
  'unpaid_order_networks',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** A hash of the address, because addresses are personal data. */
    network: text().notNull(),
  },
  (table) => [index('unpaid_order_networks_by_network').on(table.network)],
);
