import type { Product } from '@pgm/api/contract';
import type { CartProduct } from '@pgm/machines/sales/cart';

/** The part of a product that the cart saves. */
export function cartProduct({
  id,
  name,
  price,
  images,
  points,
  stock,
}: Pick<Product, 'id' | 'name' | 'price' | 'images' | 'points' | 'stock'>): CartProduct {
  return {
    productId: id,
    productName: name,
    productPrice: price,
    productImage: images[0]?.url ?? null,
    points,
    stock,
  };
}
