import type { PictureImage } from '../picture/index.ts';
import type { StockFacts } from '../stock/index.ts';

/** A product in the cart, as the shop has it now. */
export interface CartLine {
  productId: string;
  /** The product's own page. */
  href: string;
  name: string;
  /** Best with an empty `alt`: the name stands beside it. */
  image: PictureImage;
  /** Of one unit, in rupees, taxes included. */
  price: number;
  /** What one unit cost when it was put into the cart. */
  addedPrice: number;
  quantity: number;
  /** Points one unit brings. */
  points: number;
  /** Of all units, in rupees. */
  lineTotal: number;
  stock: StockFacts;
  /** A new quantity is on its way. */
  isPending: boolean;
  /** The line is about to go. */
  isRemoving: boolean;
  canIncrease: boolean;
}

/** What can be done with a line. */
export interface CartLineVerbs {
  onIncrease: (productId: string) => void;
  onDecrease: (productId: string) => void;
  onRemove: (productId: string) => void;
  /** Shows 'Move to wishlist' when given. */
  onMoveToWishlist?: ((productId: string) => void) | undefined;
}
