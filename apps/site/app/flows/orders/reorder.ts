import type { Order } from '@pgm/api/contract';
import type { CartProduct } from '@pgm/machines/cart';
import { browserClient } from '#app/shared/browser-client.ts';
import { cartProduct } from '../cart/cart-product.ts';

/** Puts what was ordered into the cart again, as it is now; what is no longer sold stays out. */
export async function reorder(order: Order, add: (product: CartProduct) => void): Promise<void> {
  const { products } = await browserClient();
  const answers = await Promise.all(order.items.map(({ productId }) => products.get(productId)));
  for (const answer of answers) {
    if (answer.ok && answer.value.data.stock.status !== 'SOLD_OUT') add(cartProduct(answer.value.data));
  }
}
