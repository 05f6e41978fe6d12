import type { CartItem } from '@pgm/api/contract';
import { type SQL, and, asc, eq } from 'drizzle-orm';
import { brands } from '../brand/brand.schema.ts';
import { categories } from '../category/category.schema.ts';
import type { Database } from '../platform/database/database.ts';
import { imageUrl } from '../platform/image-url.ts';
import { stockOf } from '../product/product-of.ts';
import { isOnShow } from '../product/product-row.ts';
import { products } from '../product/product.schema.ts';
import { storeEntries } from '../store/store.schema.ts';
import { cartItems } from './cart.schema.ts';

/** The lines of a member's cart whose products can be seen, the one that was added first at the top. */
export async function selectLines(db: Database, userId: string, which?: SQL): Promise<CartItem[]> {
  const rows = await db
    .select({
      line: cartItems,
      name: products.name,
      pricePaise: products.pricePaise,
      points: products.points,
      pictures: products.pictures,
      quantity: storeEntries.quantity,
      alertQuantity: storeEntries.alertQuantity,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(storeEntries, eq(storeEntries.productId, products.id))
    .where(and(eq(cartItems.userId, userId), isOnShow, which))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
  return rows.map(cartItemOf);
}

/** A line of a cart with what the shop says of its product now. */
interface LineRow {
  readonly line: typeof cartItems.$inferSelect;
  readonly name: string;
  readonly pricePaise: number;
  readonly points: number;
  readonly pictures: (typeof products.$inferSelect)['pictures'];
  readonly quantity: number | null;
  readonly alertQuantity: number | null;
}

/** The wire shape of a line: rupees instead of paise, an address instead of a storage key. */
function cartItemOf({ line, pictures: [picture], ...row }: LineRow): CartItem {
  return {
    id: line.id,
    productId: line.productId,
    quantity: line.quantity,
    productName: row.name,
    productPrice: row.pricePaise / 100,
    addedPrice: line.addedPricePaise / 100,
    productImage: picture ? imageUrl(picture.key) : null,
    points: row.points,
    stock: stockOf(row.quantity ?? 0, row.alertQuantity ?? 0),
  };
}
