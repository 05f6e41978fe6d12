import type { Client } from '@pgm/api/client';
import { unavailable } from '../shell/unavailable.ts';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';

/** How many other products of the category a product's page shows. */
const RELATED = 4;

/** What the page of a product shows: the product in full, and others of its category. */
export async function loadProduct(client: Client, signal: AbortSignal, id: string) {
  const product = await client.products.get(id, signal);
  if (!product.ok) throw unavailable(product.failure);
  const { categoryId } = product.value.data;
  const productList = await client.products.listInCategory(
    categoryId,
    { page: 1, limit: RELATED + 1 },
    signal,
  );
  const others = (productList.ok ? productList.value.data : []).filter((other) => other.id !== id);
  return { product: product.value.data, related: others.slice(0, RELATED).map(toCatalogueProduct) };
}
