import { getProduct, listProductAddresses, listProducts, listProductsOfCategory } from '@pgm/api/contract';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { ProductRepository } from './product.repository.ts';
import { ProductService } from './product.service.ts';

/** The calls on products. */
export function productRoutes({ db, catalogueCache }: Platform) {
  const service = new ProductService(new ProductRepository(db));
  return [
    serve(listProducts, ({ query }) => service.list(query), catalogueCache),
    serve(
      listProductsOfCategory,
      ({ params, query }) => service.listOfCategory(params.categoryId, query),
      catalogueCache,
    ),
    serve(listProductAddresses, ({ query }) => service.addresses(query.page), catalogueCache),
    serve(getProduct, ({ params }) => service.get(params.id), catalogueCache),
  ];
}
