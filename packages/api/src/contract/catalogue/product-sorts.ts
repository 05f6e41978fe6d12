/** The sort orders of the product list; `featured` puts the recommended products first. */
export const PRODUCT_SORTS = [
  'featured',
  'newest',
  'name',
  'price-asc',
  'price-desc',
  'points-desc',
  'rating-desc',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
