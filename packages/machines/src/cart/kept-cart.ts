import type { CartLine } from './cart-lines.ts';
import type { StoredCart } from './cart-context.ts';

/**
 * What a page stores of its cart. What is on its way to the server is this page's own: another would take a line without
 * an id for a guest's, and send it once more.
 */
export function keptCart({ key, lines }: StoredCart): StoredCart {
  const isArriving = ({ id, pending }: CartLine) => id === undefined && pending > 0;
  return { key, lines: lines.filter((line) => !isArriving(line)).map((line) => ({ ...line, pending: 0 })) };
}
