import { getProduct, listProductAddresses, listProducts, listCategoryProducts } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProductRepository } from './product.repository.ts';
import { PRODUCT_SEARCHES_PER_ADDRESS, ProductService } from './product.service.ts';

/** The calls on products. */
export function productRoutes({ db, catalogueCache, limiter }: Platform) {
  const service = new ProductService(new ProductRepository(db), limiter(PRODUCT_SEARCHES_PER_ADDRESS));
  return [
    route(listProducts, ({ query, clientAddress }) => service.list(query, clientAddress), {
      cache: catalogueCache,
    }),
    route(
      listCategoryProducts,
      ({ params, query, clientAddress }) => service.listInCategory(params.categoryId, query, clientAddress),
      { cache: catalogueCache },
    ),
    route(listProductAddresses, ({ query }) => service.addresses(query.page), { cache: catalogueCache }),
    route(getProduct, ({ params }) => service.get(params.id), { cache: catalogueCache }),
  ];
}
