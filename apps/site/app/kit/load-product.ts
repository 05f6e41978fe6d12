import type { Client } from '@pgm/api/client';
import { unavailable } from '../shell/unavailable.ts';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';
import { detailPanels } from './detail-panels.ts';
import { productLabel } from './product-label.ts';

/** How many other products of the category a product's page shows. */
const RELATED = 4;

/** What the page of a product shows: the product in full, its details and label, and others of its category. */
export async function loadProduct(client: Client, signal: AbortSignal, id: string) {
  const found = await client.products.get(id, signal);
  if (!found.ok) throw unavailable(found.failure);
  const product = found.value.data;
  const productList = await client.products.listInCategory(
    product.categoryId,
    { page: 1, limit: RELATED + 1 },
    signal,
  );
  const others = (productList.ok ? productList.value.data : []).filter((other) => other.id !== id);
  return {
    product,
    details: detailPanels(product),
    label: productLabel(product),
    related: others.slice(0, RELATED).map(toCatalogueProduct),
  };
}
