import { CHOOSE_SIZE, type Order, type ProductInFull, fail, ok } from '@pgm/api/contract';
import { orderAgain } from '@pgm/machines/sales/cart';
import { browserClient } from '#app/kit/browser-client.ts';
import { cart, cartItems } from '../cart/cart.ts';
import { cartProduct } from '../cart/cart-product.ts';
import { toasts } from '../../shell/toasts/toasts.ts';

/**
 * Adds the products of an order to the cart again at their current state; a toast names those that are not
 * available.
 */
export async function reorder(order: Order): Promise<void> {
  const { products } = await browserClient();
  const asking = order.items.map(async (ordered) => {
    const result = await products.get(ordered.productId);
    return { ordered, result: result.ok ? toAgain(result.value.data, ordered.size) : result };
  });
  const [inCart, ...before] = await Promise.all([cartItems(), ...asking]);
  const { additions, problems } = orderAgain(before, inCart);
  for (const { product, quantity } of additions) cart.add(product, quantity);
  for (const message of problems) toasts.show({ kind: 'error', message });
}

/** The product in the ordered size. One that was ordered without a size cannot be added when it has sizes now. */
function toAgain(product: ProductInFull, size: string | undefined) {
  return product.sizes && size === undefined
    ? fail({ code: 'invalid' as const, message: CHOOSE_SIZE })
    : ok(cartProduct(product, size));
}
