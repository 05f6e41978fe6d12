import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { Done, dataResponse, listResponseBody } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { requiredText } from '../text.ts';
import { MAX_SIZE_NAME, SizeStock } from './size.ts';

/**
 * The stock of one product. At or below `alertQuantity` the shop shows how many are left. A product with sizes has
 * `sizes`, and `quantity` is their sum.
 */
export const StockEntry = z.object({
  id: z.string(),
  productId: z.string(),
  quantity: z.int(),
  alertQuantity: z.int(),
  sizes: z.optional(SizeStock),
});
export type StockEntry = z.infer<typeof StockEntry>;

/** The most pieces that there can be of a product. */
export const MAX_STOCK = 1_000_000;

/** A number of pieces. @param name the field in messages */
export const stockCount = (name: string) =>
  z
    .int(`${name} must be a whole number`)
    .check(
      z.gte(0, `${name} must not be negative`),
      z.lte(MAX_STOCK, `${name} must be at most ${MAX_STOCK}`),
    );

/** How many pieces of the named sizes. */
export const SizeCounts = z.record(
  requiredText(MAX_SIZE_NAME, 'Size', 'A size needs a name'),
  stockCount('Quantity'),
);

/**
 * What sets the stock of a product. `sizes` sets the sizes that it names, others stay, and `quantity` is not read.
 * Without `sizes`, another quantity of a product with sizes is spread evenly over them; the first sizes get the rest.
 */
export const NewStock = z.object({
  productId: z.uuid('Product not found'),
  quantity: stockCount('Quantity'),
  alertQuantity: stockCount('Alert quantity'),
  sizes: z.optional(SizeCounts),
});
export type NewStock = z.infer<typeof NewStock>;

/** The sort orders of the stock list. */
const STOCK_SORTS = ['product', 'quantity'] as const;

export const listStock = defineEndpoint({
  operation: 'listStock',
  summary: 'The stock of every product a visitor can see.',
  base: 'product',
  method: 'GET',
  path: '/api/stores/',
  policy: 'public',
  query: listQuery(STOCK_SORTS),
  response: { status: 200, body: listResponseBody(StockEntry) },
  failures: [400],
});

export const setStock = defineEndpoint({
  operation: 'setStock',
  summary: 'Sets the stock of a product: a new entry, or other numbers in the one it has.',
  base: 'product',
  method: 'POST',
  path: '/api/stores',
  // Spec section 8.
  prefersMessage: true,
  policy: 'staff',
  area: 'catalogue',
  body: NewStock,
  response: { status: 200, body: dataResponse(StockEntry) },
  failures: [400, 401, 403, 404],
});

export const deleteStock = defineEndpoint({
  operation: 'deleteStock',
  summary: 'Deletes a stock entry: its product is sold out.',
  base: 'product',
  method: 'DELETE',
  path: '/api/stores/{id}',
  policy: 'staff',
  area: 'catalogue',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

/** The stock of a product as staff see it; a product without an entry is sold out. */
export const StaffStock = z.object({
  /** Of the stock entry; null where the product has none. */
  id: z.nullable(z.string()),
  productId: z.string(),
  productName: z.string(),
  quantity: z.int(),
  alertQuantity: z.int(),
  sizes: z.optional(SizeStock),
  /** How many more bundles can be packed of what is in stock; absent for a product that is no bundle. */
  packable: z.optional(z.int()),
});
export type StaffStock = z.infer<typeof StaffStock>;

export const listStaffStock = defineEndpoint({
  operation: 'listStaffStock',
  summary:
    'The stock of all products that are not deleted, a page at a time; `state` narrows it to what runs out.',
  base: 'product',
  method: 'GET',
  path: '/api/admin/stock',
  policy: 'staff',
  area: 'catalogue',
  query: z.extend(staffListQuery(['product', 'quantity']), {
    state: z.optional(
      z.enum(['low', 'soldOut', 'sizeSoldOut'], 'State must be one of: low, soldOut, sizeSoldOut.'),
    ),
  }),
  response: { status: 200, body: staffListBody(StaffStock) },
  failures: [400, 401, 403],
});
