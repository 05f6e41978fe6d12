import { CHOOSE_SIZE, type SizeStock, fail, sizedName, toLineKey } from '@pgm/api/contract';
import { and, asc, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../tables/product.schema.ts';
import { stockEntries, stockSizes } from './stock.schema.ts';

/** A product in a size; the size is empty for a product without sizes. */
export interface Choice {
  readonly productId: string;
  readonly size: string;
}

/** A product in a size, and how many of it. */
export interface Wanted extends Choice {
  readonly quantity: number;
}

/** The stock of the sizes that a product has now, in their order, in a query with products; null without sizes. */
export const sizeStock = sql<SizeStock | null>`(
  select json_object_agg(named.size, coalesce(${stockSizes.quantity}, 0) order by named.position)
  from unnest(${products.sizes}) with ordinality as named (size, position)
  left join ${stockSizes} on ${stockSizes.productId} = ${products.id} and ${stockSizes.size} = named.size
)`;

/** Why a size cannot be chosen, by the stock of all sizes; null when it can be, even if it is sold out. */
export function sizeProblem(size: string, sizes: SizeStock | null): string | null {
  if (size === '') return sizes ? CHOOSE_SIZE : null;
  return sizes && Object.hasOwn(sizes, size) ? null : 'Choose a size from the list';
}

/** How many pieces of a product there are in a size; none in a size that cannot be chosen. */
export function stockIn(
  size: string,
  { quantity, sizes }: { readonly quantity: number; readonly sizes: SizeStock | null },
): number {
  if (sizeProblem(size, sizes) !== null) return 0;
  return sizes ? (sizes[size] ?? 0) : quantity;
}

/** Each product in each size once, with the sum of its quantities, in the order of the request. */
export function sumQuantities(
  items: readonly {
    readonly productId: string;
    readonly size?: string | undefined;
    readonly quantity: number;
  }[],
): Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const { productId, size = '', quantity } of items) {
    const id = productId.toLowerCase();
    const key = toLineKey({ productId: id, size });
    sums.set(key, { productId: id, size, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  }
  return [...sums.values()];
}

/**
 * Locks the stock of products until the transaction ends, and reads it. All callers lock in the order of the ids: those who wait for
 * each other's stock wait in one direction.
 */
export function lockStock(tx: Database, productIds: readonly string[]) {
  return tx
    .select()
    .from(stockEntries)
    .where(inArray(stockEntries.productId, [...productIds]))
    .orderBy(asc(stockEntries.productId))
    .for('no key update');
}

/** Takes pieces out of locked stock; false, and none taken, when there are fewer. */
export async function reserveStock(tx: Database, { productId, size, quantity }: Wanted): Promise<boolean> {
  const reserved = await (size === ''
    ? tx
        .update(stockEntries)
        .set({ quantity: sql`${stockEntries.quantity} - ${quantity}` })
        .where(and(withoutSizes(tx, productId), gte(stockEntries.quantity, quantity)))
        .returning({ productId: stockEntries.productId })
    : tx
        .update(stockSizes)
        .set({ quantity: sql`${stockSizes.quantity} - ${quantity}` })
        .where(and(inSize(productId, size), gte(stockSizes.quantity, quantity)))
        .returning({ productId: stockSizes.productId }));
  return reserved.length > 0;
}

/** Puts pieces back into locked stock; false, and none put back, into a size that the product no longer has. */
export async function giveStockBack(tx: Database, { productId, size, quantity }: Wanted): Promise<boolean> {
  const given = await (size === ''
    ? tx
        .update(stockEntries)
        .set({ quantity: sql`${stockEntries.quantity} + ${quantity}` })
        .where(withoutSizes(tx, productId))
        .returning({ productId: stockEntries.productId })
    : tx
        .update(stockSizes)
        .set({ quantity: sql`${stockSizes.quantity} + ${quantity}` })
        .where(inSize(productId, size))
        .returning({ productId: stockSizes.productId }));
  return given.length > 0;
}

/** How many pieces of a product there are in a size now. */
export async function countStock(tx: Database, { productId, size }: Choice): Promise<number> {
  const [row] = await tx
    .select({ quantity: stockEntries.quantity, sizes: sizeStock })
    .from(stockEntries)
    .innerJoin(products, eq(products.id, stockEntries.productId))
    .where(eq(products.id, productId));
  return row ? stockIn(size, row) : 0;
}

/** The failure for a product of which fewer pieces are left than are wanted. */
export function shortageFailure(
  { name, size }: { readonly name: string; readonly size: string },
  left: number,
) {
  const product = sizedName(name, size);
  const message = left === 0 ? `Sold out: ${product}` : `Only ${left} left of ${product}`;
  return fail({ code: 'conflict' as const, message });
}

function inSize(productId: string, size: string) {
  return and(eq(stockSizes.productId, productId), eq(stockSizes.size, size));
}

/** The entry of a product, if the product has no stock per size. */
function withoutSizes(tx: Database, productId: string) {
  const sizes = tx
    .select({ one: sql`1` })
    .from(stockSizes)
    .where(eq(stockSizes.productId, productId));
  return and(eq(stockEntries.productId, productId), notExists(sizes));
}
