import { type CartItem, type ProductInFull, inSize } from '@pgm/api/contract';
import type { CartProduct } from '@pgm/machines/sales/cart';

type SoldProduct = Pick<
  ProductInFull,
  'id' | 'name' | 'price' | 'images' | 'points' | 'stock' | 'sizePrices'
>;

/** The part of a product that the cart saves. @param size absent for a product without sizes */
export function cartProduct(product: SoldProduct, size?: string | undefined): CartProduct {
  const { id, name, price, images, points, stock } = inSize(product, size);
  return {
    productId: id,
    size,
    productName: name,
    productPrice: price,
    productImage: images[0]?.url ?? null,
    points,
    stock: toStock(stock, size),
  };
}

/** The stock of a size. A size that is not made any more is sold out. */
function toStock(
  { status, quantity, sizes }: SoldProduct['stock'],
  size: string | undefined,
): CartItem['stock'] {
  if (size === undefined) return { status, quantity };
  const left = sizes?.[size] ?? 0;
  return { status: left === 0 ? 'SOLD_OUT' : status, quantity: left };
}
