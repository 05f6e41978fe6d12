import { getProduct, listProductAddresses, listProducts, listProductsOfCategory } from '@pgm/api/contract';
import type { Context } from 'hono';
import { clientAddress } from '../platform/client-address.ts';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import type { ServerEnv } from '../platform/server-env.ts';
import { ProductRepository } from './product.repository.ts';
import { PRODUCT_SEARCHES_PER_ADDRESS, ProductService } from './product.service.ts';

/** The calls on products. */
export function productRoutes({ config, db, catalogueCache, limiter }: Platform) {
  const service = new ProductService(new ProductRepository(db), limiter(PRODUCT_SEARCHES_PER_ADDRESS));
  const addressOf = (context: Context<ServerEnv>) => clientAddress(context, config.trustedProxies);
  return [
    serve(listProducts, ({ query, context }) => service.list(query, addressOf(context)), catalogueCache),
    serve(
      listProductsOfCategory,
      ({ params, query, context }) => service.listOfCategory(params.categoryId, query, addressOf(context)),
      catalogueCache,
    ),
    serve(listProductAddresses, ({ query }) => service.addresses(query.page), catalogueCache),
    serve(getProduct, ({ params }) => service.get(params.id), catalogueCache),
  ];
}
