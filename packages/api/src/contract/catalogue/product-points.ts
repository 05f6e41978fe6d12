import * as z from 'zod/mini';

const MAX_POINTS = 1_000_000;

/** Business-value points that one unit of a product earns, as staff set them. */
export const ProductPoints = z
  .int('Points must be a whole number')
  .check(z.gte(0, 'Points must not be negative'), z.lte(MAX_POINTS, `Points must be at most ${MAX_POINTS}`));
