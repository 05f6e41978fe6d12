import { type Failure, MOST_OF_A_PRODUCT, type Order, type Result } from '@pgm/api/contract';
import { type CartProduct, mostOf } from './cart-lines.ts';

/** A product that was ordered, and what the shop says of it now. */
interface OrderedBefore {
  readonly ordered: Pick<Order['items'][number], 'productName' | 'quantity'>;
  readonly answer: Result<CartProduct>;
}

interface OrderAgain {
  /** What is to be put into the cart. */
  readonly additions: readonly { readonly product: CartProduct; readonly quantity: number }[];
  /** What can't be, and why; English, for `t()`. */
  readonly problems: readonly string[];
}

/**
 * What of an order can be put into the cart again.
 * @param inCart what the cart holds already: there is no more of a product than is left, and than a cart may hold
 */
export function orderAgain(
  before: readonly OrderedBefore[],
  inCart: readonly { readonly productId: string; readonly quantity: number }[],
): OrderAgain {
  const parts = before.map(({ ordered: { productName, quantity }, answer }) => {
    if (!answer.ok) return { problem: absenceOf(productName, answer.failure.code) };
    const product = answer.value;
    const has = inCart.find(({ productId }) => productId === product.productId)?.quantity ?? 0;
    const room = Math.max(0, Math.min(quantity, mostOf(product) - has));
    return {
      addition: room > 0 ? { product, quantity: room } : undefined,
      problem: room < quantity ? limitOf(product) : undefined,
    };
  });
  return {
    additions: parts.flatMap(({ addition }) => addition ?? []),
    problems: parts.flatMap(({ problem }) => problem ?? []),
  };
}

function absenceOf(name: string, code: Failure['code']): string {
  return code === 'notFound' ? `No longer sold: ${name}` : `Could not be added: ${name}`;
}

function limitOf({ productName, stock: { status, quantity } }: CartProduct): string {
  if (status === 'SOLD_OUT') return `Sold out: ${productName}`;
  return quantity < MOST_OF_A_PRODUCT
    ? `Only ${quantity} left of ${productName}`
    : `A cart holds at most ${MOST_OF_A_PRODUCT} of ${productName}`;
}
