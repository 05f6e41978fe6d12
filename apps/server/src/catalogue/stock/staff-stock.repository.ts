import type { QueryOf, StaffStock, listStaffStock } from '@pgm/api/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import { products } from '../tables/product.schema.ts';
import { stockEntries, stockSizes } from './stock.schema.ts';
import { sizeStock } from './stock.transactions.ts';

const quantity = sql<number>`coalesce(${stockEntries.quantity}, 0)`.mapWith(Number);
const alertQuantity = sql<number>`coalesce(${stockEntries.alertQuantity}, 0)`.mapWith(Number);

const STATES = {
  low: sql`${quantity} > 0 and ${quantity} <= ${alertQuantity}`,
  soldOut: sql`${quantity} = 0`,
  /** There are pieces, but not in every size of the product. */
  sizeSoldOut: sql`${quantity} > 0 and exists (
    select from unnest(${products.sizes}) as named (size)
    where not exists (
      select from ${stockSizes}
      where ${stockSizes.productId} = ${products.id} and ${stockSizes.size} = named.size and ${stockSizes.quantity} > 0
    ))`,
};

/** How many more bundles can be packed; null for a product that is no bundle. */
const packable = sql<number | null>`(
  select min(coalesce(
    case when packed.entry ->> 'size' is null
      then (
        select entry.quantity from store_entries as entry
        where entry.product_id = content.id
          and not exists (select from stock_sizes as sized where sized.product_id = content.id)
      )
      else (
        select sized.quantity from stock_sizes as sized
        where sized.product_id = content.id and sized.size = packed.entry ->> 'size'
      )
    end, 0) / (packed.entry -> 'quantity')::int)
  from jsonb_array_elements(${products.contents}) as packed (entry)
  join products as content on content.id = (packed.entry ->> 'productId')::uuid
)`;

/** The stock for staff: of hidden products too, and of those without an entry. */
export const staffStock = defineStaffList({
  select: (db) =>
    db
      .select({
        id: stockEntries.id,
        productId: products.id,
        productName: products.name,
        quantity,
        alertQuantity,
        sizes: sizeStock,
        packable,
      })
      .from(products)
      .leftJoin(stockEntries, eq(stockEntries.productId, products.id))
      .$dynamic(),
  id: products.id,
  orders: { product: [asc, products.name], quantity: [asc, quantity] },
  matching: ({ search, state }: QueryOf<typeof listStaffStock>) =>
    and(eq(products.isDeleted, false), state && STATES[state], containsIn(search, products.name)),
  toItem: ({ sizes, packable: more, ...row }): StaffStock => ({
    ...row,
    ...(sizes && { sizes }),
    ...(more !== null && { packable: more }),
  }),
});
