import {
  type Failure,
  MAX_PER_PRODUCT,
  type Order,
  type Result,
  sizedName,
  toLineKey,
} from '@pgm/api/contract';
import { type CartLine, type CartProduct, toMaxQuantity } from './cart-lines.ts';

/** A product of an old order, with its current data from the shop. */
interface OrderedBefore {
  readonly ordered: Pick<Order['items'][number], 'productName' | 'size' | 'quantity'>;
  readonly result: Result<CartProduct>;
}

interface OrderAgain {
  /** The products to put into the cart. */
  readonly additions: readonly { readonly product: CartProduct; readonly quantity: number }[];
  /** Why products cannot be added; English, for `t()`. */
  readonly problems: readonly string[];
}

/**
 * The products of an old order that can be put into the cart again.
 * @param inCart the current quantities in the cart: the limits are the stock and the maximum of a cart
 */
export function orderAgain(
  before: readonly OrderedBefore[],
  inCart: readonly (Pick<CartLine, 'productId' | 'size'> & { readonly quantity: number })[],
): OrderAgain {
  const parts = before.map(({ ordered: { productName, size, quantity }, result }) => {
    if (!result.ok) return { problem: toAbsenceReason(sizedName(productName, size), result.failure.code) };
    const product = result.value;
    const has = inCart.find((line) => toLineKey(line) === toLineKey(product))?.quantity ?? 0;
    const room = Math.max(0, Math.min(quantity, toMaxQuantity(product) - has));
    return {
      addition: room > 0 ? { product, quantity: room } : undefined,
      problem: room < quantity ? toLimit(product) : undefined,
    };
  });
  return {
    additions: parts.flatMap(({ addition }) => addition ?? []),
    problems: parts.flatMap(({ problem }) => problem ?? []),
  };
}

function toAbsenceReason(name: string, code: Failure['code']): string {
  return code === 'notFound' ? `No longer available: ${name}` : `Could not be added: ${name}`;
}

function toLimit({ productName, size, stock: { status, quantity } }: CartProduct): string {
  const name = sizedName(productName, size);
  if (status === 'SOLD_OUT') return `Sold out: ${name}`;
  return quantity < MAX_PER_PRODUCT
    ? `Only ${quantity} left of ${name}`
    : `A cart can have at most ${MAX_PER_PRODUCT} of ${name}`;
}
