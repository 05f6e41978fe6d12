import type { Client } from '@pgm/api/client';
import { DELIVERY, RETURN_DAYS } from '@pgm/api/contract';
import { unavailable } from '../shell/unavailable.ts';
import { toCatalogueProduct } from './catalogue-product.mapper.ts';
import { detailPanels } from './detail-panels.ts';
import { productLabel } from './product-label.ts';

/** How many other products of the category a product's page shows. */
const RELATED = 4;

/** What a buyer wants to know beside the price. It comes with the page, so that the page need not load the contract. */
const TERMS = {
  delivery: { fee: DELIVERY.STANDARD.fee, freeFrom: DELIVERY.STANDARD.freeFrom },
  returnDays: RETURN_DAYS,
  returnHref: '/cancelrefund',
};

/**
 * What the page of a product shows: the product in full, its details and label, the terms of delivery and return, and
 * others of its category.
 */
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
    terms: TERMS,
    related: others.slice(0, RELATED).map(toCatalogueProduct),
  };
}
