import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '../tables/product.schema.ts';

/**
 * The facts of products by which a list can be filtered: short details, and the net quantity of the label. A trigger of the
 * table of products writes them.
 */
export const productFacts = pgTable(
  'product_facts',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    value: text().notNull(),
    /** Null where the product has none. */
    valueInHindi: text('value_in_hindi'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.name] }),
    index('product_facts_by_value').on(table.name, table.value, table.productId),
    // What the counts beside the filters read.
    index('product_facts_to_count').on(table.productId, table.name, table.value),
  ],
);
