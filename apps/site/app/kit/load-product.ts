import type { Client } from '@pgm/api/client';
import { unavailable } from './unavailable.ts';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';
import { detailPanels } from './detail-panels.ts';
import { productLabel, sizeLabels } from './product-label.ts';

/** How many other products of the category a product's page shows. */
const RELATED = 4;

/**
 * What the page of a product shows: the product in full, its details, its label and those of its sizes, the products that go
 * well with it, and others of its category.
 */
export async function loadProduct(client: Client, signal: AbortSignal, id: string) {
  const found = await client.products.get(id, signal);
  if (!found.ok) throw unavailable(found.failure);
  const product = found.value.data;
  const { companionIds = [] } = product;
  const [inCategory, beside] = await Promise.all([
    client.products.listInCategory(
      product.categoryId,
      // Some of them can be the product itself and its companions.
      { page: 1, limit: RELATED + 1 + companionIds.length },
      signal,
    ),
    companionIds.length > 0
      ? client.products.list({ page: 1, ids: companionIds.join(','), limit: companionIds.length }, signal)
      : undefined,
  ]);
  const onShow = beside?.ok ? beside.value.data : [];
  const companions = companionIds.flatMap((one) => onShow.find((other) => other.id === one) ?? []);
  const others = (inCategory.ok ? inCategory.value.data : []).filter(
    (other) => other.id !== id && !companionIds.includes(other.id),
  );
  return {
    product,
    details: detailPanels(product),
    label: productLabel(product),
    sizeLabels: sizeLabels(product),
    companions: companions.map(toCatalogueProduct),
    related: others.slice(0, RELATED).map(toCatalogueProduct),
  };
}
