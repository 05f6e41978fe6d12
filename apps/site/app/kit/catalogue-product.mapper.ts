import type { ListedProduct } from '@pgm/api/contract';
import type { CatalogueProduct } from './catalogue-product.ts';

/** Leaves of a product what its card needs: how many are left is said only of what runs low. */
export function toCatalogueProduct({
  id,
  name,
  brandName,
  price,
  sale,
  points,
  stock,
  images,
  rating,
  sizes,
  sizePrices,
  match,
}: ListedProduct): CatalogueProduct {
  return {
    id,
    name,
    brandName,
    price,
    points,
    stock: stock.status === 'IN_STOCK' ? PLENTY : stock,
    imageUrl: images[0]?.url,
    ...(sale && { sale }),
    ...(rating && { rating }),
    ...(sizes && { sizes }),
    ...(sizePrices && { sizePrices }),
    ...(match && { match }),
  };
}

/** The same object for all of them travels to the browser once. */
const PLENTY = { status: 'IN_STOCK', quantity: 99 } as const;
