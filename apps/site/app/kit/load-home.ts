import type { Client } from '@pgm/api/client';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';

/** How many products the home page shows. */
const FEATURED = 8;

/** What the home page shows. When the shop can't be reached, it has no products; its other parts still work. */
export async function loadHome(client: Client, signal: AbortSignal) {
  const [categories, products] = await Promise.all([
    client.categories.list(signal),
    client.products.list({ sort: 'featured', page: 1, limit: FEATURED }, signal),
  ]);
  return {
    categories: (categories.ok ? categories.value : []).map((category) => ({
      href: `/products/${category.categoryUniqueName}`,
      label: category.name,
      imageUrl: category.categoryImage ?? undefined,
    })),
    products: (products.ok ? products.value.data : []).map(toCatalogueProduct),
  };
}
