import {
  cancelOrder,
  cancelOwnPieces,
  getOrder,
  listOrders,
  placeOrder,
  quoteOrder,
  returnOrder,
} from '@pgm/api/contract';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { RETURN_PHOTO_FOLDER } from '../tables/reversal.schema.ts';
import { hideAddress } from '../../platform/rate-limit/hide-address.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderService, QUOTES_PER_ADDRESS, SECONDS_OF_ORDERS } from './order.service.ts';

/** The calls of members on their orders. While the shop is closed by `isShopOpen`, no order is placed. */
export function orderRoutes(platform: Platform, isShopOpen: () => Promise<boolean>) {
  const { background, company, config, delivery, images, limiter, now, secrets } = platform;
  const service = new OrderService({
    hideAddress: (address) => hideAddress(address, keyring(secrets, 'limits')),
    company,
    isShopOpen,
    limits: config.orders,
    now,
    ordersPerAddress: limiter({ max: config.orders.perAddress, windowSeconds: SECONDS_OF_ORDERS }),
    quotes: limiter(QUOTES_PER_ADDRESS),
    repository: new OrderRepository(platform),
    photos: new ImageAlbum(images, RETURN_PHOTO_FOLDER),
    background,
  });
  return [
    route(quoteOrder, ({ query, body, caller, clientAddress }) =>
      service.quote(body, { userId: caller?.id, address: clientAddress, language: query.language }),
    ),
    route(placeOrder, ({ caller, body, clientAddress, context }) =>
      delivery.after(
        service.place({
          userId: caller.id,
          address: clientAddress,
          key: context.req.header('Idempotency-Key'),
          language: requestLanguage(context),
          order: body,
        }),
      ),
    ),
    route(listOrders, ({ caller, query }) => service.list(caller.id, query)),
    route(getOrder, ({ caller, params }) => service.get(caller.id, params.id)),
    route(cancelOrder, ({ caller, params }) => delivery.after(service.cancel(caller.id, params.id))),
    route(
      cancelOwnPieces,
      ({ caller, params, body }) => delivery.after(service.cancelPieces(caller.id, params.id, body)),
      {
        find: ({ caller, params }) => service.get(caller.id, params.id),
      },
    ),
    route(returnOrder, ({ caller, params, body }) => service.sendBack(caller.id, params.id, body), {
      find: ({ caller, params }) => service.get(caller.id, params.id),
    }),
  ];
}
