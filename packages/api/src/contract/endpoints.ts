import { listBrands } from './brand.ts';
import { listCategories } from './category.ts';
import { createContact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { getProduct, listProducts, listProductsOfCategory } from './product.ts';
import { listStores } from './store.ts';

/** Every call of the contract: what the server must serve and the OpenAPI document lists. */
export const endpoints: readonly Endpoint[] = [
  listCategories,
  listBrands,
  listProducts,
  listProductsOfCategory,
  getProduct,
  listStores,
  createContact,
];
