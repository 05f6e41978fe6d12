import type { DataExport } from '@pgm/api/contract';
import { eq } from 'drizzle-orm';
import { cartItems } from '../../sales/cart/cart.schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { restockRequests } from '../../catalogue/restock/restock-request.schema.ts';
import { exportProductQuestions } from '../../catalogue/product-question/product-question.transactions.ts';
import { exportReviews } from '../../catalogue/review/review.transactions.ts';
import { products } from '../../catalogue/tables/product.schema.ts';
import { wishlistItems } from '../../sales/wishlist/wishlist.schema.ts';

/** A member's cart, wishlist, restock requests, reviews and product questions, including products that are no longer visible in the shop. */
export async function selectShopping(
  db: Database,
  userId: string,
): Promise<Pick<DataExport, 'cart' | 'wishlist' | 'restockRequests' | 'reviews' | 'productQuestions'>> {
  const cart = await db
    .select({
      productId: cartItems.productId,
      productName: products.name,
      size: cartItems.size,
      quantity: cartItems.quantity,
      addedAt: cartItems.createdAt,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.userId, userId))
    .orderBy(cartItems.createdAt);
  const wishlist = await db
    .select({
      productId: wishlistItems.productId,
      productName: products.name,
      addedAt: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(wishlistItems.createdAt);
  const awaited = await db
    .select({
      productId: restockRequests.productId,
      productName: products.name,
      requestedAt: restockRequests.createdAt,
      notifiedAt: restockRequests.notifiedAt,
    })
    .from(restockRequests)
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .where(eq(restockRequests.userId, userId))
    .orderBy(restockRequests.createdAt);
  return {
    cart: cart.map(({ addedAt, ...line }) => ({ ...line, addedAt: addedAt.toISOString() })),
    wishlist: wishlist.map(({ addedAt, ...wish }) => ({ ...wish, addedAt: addedAt.toISOString() })),
    restockRequests: awaited.map(({ requestedAt, notifiedAt, ...product }) => ({
      ...product,
      requestedAt: requestedAt.toISOString(),
      notifiedAt: notifiedAt?.toISOString() ?? null,
    })),
    reviews: await exportReviews(db, userId),
    productQuestions: await exportProductQuestions(db, userId),
  };
}
