import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import type { StockFacts } from '../../catalogue/stock/stock.tsx';

/** A product in the cart, with the shop's current data. */
export interface CartLine {
  /** Identifies the line: each size of a product has its own. */
  lineKey: string;
  /** The product's own page. */
  href: string;
  name: string;
  /** Absent for a product without sizes. */
  size?: string | undefined;
  /** Best with an empty `alt`, because the name stands beside it. */
  image: ImageFacts;
  /** The price of one unit, in rupees, taxes included. */
  price: number;
  /** The price of one unit when it was added to the cart. */
  addedPrice: number;
  quantity: number;
  /** The points for one unit. */
  points: number;
  /** The price of all units, in rupees. */
  lineTotal: number;
  stock: StockFacts;
  /** A request with a new quantity is under way. */
  isPending: boolean;
  /** The request that removes it is under way. */
  isRemoving: boolean;
  canIncrease: boolean;
}

/** The actions of a cart line. */
export interface CartLineVerbs {
  onIncrease: (lineKey: string) => void;
  onDecrease: (lineKey: string) => void;
  onRemove: (lineKey: string) => void;
  /** Changes the quantity to what is left. */
  onLimit: (lineKey: string) => void;
  /** Shows 'Move to wishlist' when given. */
  onMoveToWishlist?: ((lineKey: string) => void) | undefined;
}

/** Why a line cannot be ordered as it is. */
export function lineProblem({ stock, quantity, isPending }: CartLine): 'SOLD_OUT' | 'TOO_FEW' | undefined {
  if (stock.status === 'SOLD_OUT') return 'SOLD_OUT';
  // What is being added may still be rejected.
  return stock.quantity < quantity && !isPending ? 'TOO_FEW' : undefined;
}
