import { type Order, ok } from '@pgm/api/contract';
import { orderAgain } from '@pgm/machines/cart';
import { browserClient } from '#app/shared/browser-client.ts';
import { cart, cartItems } from '../cart/cart.ts';
import { cartProduct } from '../cart/cart-product.ts';
import { toasts } from '../toasts/toasts.ts';

/** Puts what was ordered into the cart again, as it is now; what can't be had is told. */
export async function reorder(order: Order): Promise<void> {
  const { products } = await browserClient();
  const asking = order.items.map(async (ordered) => {
    const answer = await products.get(ordered.productId);
    return { ordered, answer: answer.ok ? ok(cartProduct(answer.value.data)) : answer };
  });
  const [inCart, ...before] = await Promise.all([cartItems(), ...asking]);
  const { additions, problems } = orderAgain(before, inCart);
  for (const { product, quantity } of additions) cart.add(product, quantity);
  for (const message of problems) toasts.show({ kind: 'error', message });
}
