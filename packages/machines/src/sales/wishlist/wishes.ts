import type { Product } from '@pgm/api/contract';

/** The facts that the wishlist shows about a product. */
export type WishedProduct = Pick<
  Product,
  'id' | 'name' | 'brandName' | 'price' | 'sale' | 'points' | 'stock' | 'images' | 'sizes' | 'sizePrices'
>;

/** A product that is wished for on this device, and is on no member's list yet. */
export interface GuestWish {
  readonly productId: string;
  /** Says which product it was, should the shop no longer have it at the login. */
  readonly name: string;
}

/** A change of a member's list that the server must receive. */
export interface WishTask {
  readonly product: WishedProduct;
  readonly isWished: boolean;
}

/** What is wished for: on the member's list, and on this device. */
export interface Wishes {
  /** The last added product first. */
  readonly products: readonly WishedProduct[];
  /** The last added product first. */
  readonly guestWishes: readonly GuestWish[];
  /** The products of guest's wishes that the server has put on the list, until the list is read. */
  readonly mergedIds: readonly string[];
}

/** Whether a product is wished for, on the member's list or on this device. */
export function isWished({ products, guestWishes, mergedIds }: Wishes, productId: string): boolean {
  return (
    products.some(({ id }) => id === productId) ||
    mergedIds.includes(productId) ||
    isOnDevice(guestWishes, productId)
  );
}

/** Whether a product is wished for on this device. */
export function isOnDevice(wishes: readonly GuestWish[], productId: string): boolean {
  return wishes.some((wish) => wish.productId === productId);
}

/** The list with the product in front, or without it. */
export function withWish(
  products: readonly WishedProduct[],
  { product, isWished: isAdded }: WishTask,
): readonly WishedProduct[] {
  const others = products.filter(({ id }) => id !== product.id);
  return isAdded ? [product, ...others] : others;
}

/** The wishes of this device without a product. */
export function withoutWish(wishes: readonly GuestWish[], productId: string): readonly GuestWish[] {
  return wishes.filter((wish) => wish.productId !== productId);
}

/** The wishes that were stored, with those of the presses before they were read in front. */
export function withStored(
  pressed: readonly GuestWish[],
  stored: readonly GuestWish[],
): readonly GuestWish[] {
  return [...pressed, ...stored.filter(({ productId }) => !isOnDevice(pressed, productId))];
}
