import {
  countProducts,
  createProduct,
  deleteProduct,
  getProduct,
  getStaffProduct,
  listCategoryProducts,
  listProductAddresses,
  listProducts,
  listStaffProducts,
  recommendProduct,
  restoreProduct,
  updateProduct,
  updateProducts,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandNamesReader } from '../brand/brand-names.transactions.ts';
import { ProductCountsRepository } from './product-counts.repository.ts';
import { ProductEditorService } from './product-editor.service.ts';
import { ProductRepository } from './product.repository.ts';
import { PRODUCT_SEARCHES_PER_ADDRESS, ProductService } from './product.service.ts';
import { staffProducts } from './staff-product.repository.ts';

/** The calls on products. */
export function productRoutes(platform: Platform) {
  const { db, catalogueCache, addressLimiter } = platform;
  const editor = new ProductEditorService(platform);
  const service = new ProductService(
    new ProductRepository(db),
    new ProductCountsRepository(db),
    addressLimiter(PRODUCT_SEARCHES_PER_ADDRESS),
    brandNamesReader(platform),
  );
  return [
    route(listProducts, ({ query, clientAddress }) => service.list(query, clientAddress), {
      cache: catalogueCache,
    }),
    route(
      listCategoryProducts,
      ({ params, query, clientAddress }) => service.listInCategory(params.categoryId, query, clientAddress),
      { cache: catalogueCache },
    ),
    route(countProducts, ({ query, clientAddress }) => service.count(query, clientAddress)),
    route(listProductAddresses, ({ query }) => service.addresses(query.page), { cache: catalogueCache }),
    route(getProduct, ({ params, query }) => service.get(params.id, query.language), {
      cache: catalogueCache,
    }),
    route(createProduct, ({ caller, body }) => editor.create(caller.id, body)),
    route(updateProduct, ({ caller, params, body }) => editor.update(caller.id, params.id, body)),
    route(updateProducts, ({ caller, body }) => editor.updateAll(caller.id, body)),
    route(recommendProduct, ({ caller, params, body }) => editor.recommend(caller.id, params.id, body.to)),
    route(deleteProduct, ({ caller, params }) => editor.remove(caller.id, params.id)),
    route(restoreProduct, ({ caller, params }) => editor.restore(caller.id, params.id)),
    route(listStaffProducts, ({ query }) => staffPage(db, staffProducts, query)),
    route(getStaffProduct, ({ params }) => editor.get(params.id)),
  ];
}
