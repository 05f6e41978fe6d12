import { MAX_PER_PRODUCT, MAX_PIECES, fail } from '@pgm/api/contract';
import type { Wanted } from '../../catalogue/stock/stock.transactions.ts';

/** The failure for too many pieces of a product in a size, or of all together; undefined for a possible order. */
export function quantityFailure(wanted: readonly Wanted[]) {
  if (wanted.some(({ quantity }) => quantity > MAX_PER_PRODUCT)) return TOO_MANY_OF_ONE;
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > MAX_PIECES ? TOO_MANY : undefined;
}

const TOO_MANY_OF_ONE = fail({
  code: 'invalid' as const,
  message: `Quantity must be at most ${MAX_PER_PRODUCT}`,
});
const TOO_MANY = fail({
  code: 'invalid' as const,
  message: `An order can have at most ${MAX_PIECES} items`,
});
