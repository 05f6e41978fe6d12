import type { CartLine } from './cart-lines.ts';
import type { StoredCart } from './cart-context.ts';

/**
 * The part of the cart that a page stores. A line that is being sent belongs to this page only: another page
 * would take a line without an id for a guest's line, and send it a second time.
 */
export function savedCart({ key, lines }: StoredCart): StoredCart {
  const isArriving = ({ id, pending }: CartLine) => id === undefined && pending > 0;
  return { key, lines: lines.filter((line) => !isArriving(line)).map((line) => ({ ...line, pending: 0 })) };
}
