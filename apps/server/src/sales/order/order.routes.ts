import {
  acceptReturn,
  addOrderNote,
  addPieces,
  cancelOrder,
  cancelOwnPieces,
  cancelPieces,
  countOrderNeeds,
  getOrder,
  getStaffOrder,
  inspectReturn,
  listAllOrders,
  listOrders,
  refundOrder,
  retryRefund,
  placeOrder,
  packOrder,
  quoteAddition,
  quoteOrder,
  returnOrder,
  setOrderAddress,
  setOrderStatus,
  setOrderStatuses,
  setShipment,
  setUndelivered,
  tryCoupon,
} from '@pgm/api/contract';
import type { SellerReader } from '../invoice/invoice.schema.ts';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ImageAlbum } from '../../platform/storage/image-album.ts';
import { RETURN_PHOTO_FOLDER } from '../tables/reversal.schema.ts';
import { hideAddress } from '../../platform/rate-limit/hide-address.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { AdditionRepository } from './addition.repository.ts';
import { AdditionService } from './addition.service.ts';
import { StaffOrderRepository } from './staff-order.repository.ts';
import { StaffOrderService } from './staff-order.service.ts';
import { quoteTrial } from './try-coupon.ts';
import { OrderRepository } from './order.repository.ts';
import { OrderService, QUOTES_PER_ADDRESS, SECONDS_OF_ORDERS } from './order.service.ts';

/**
 * The calls on orders; shipped orders get an invoice of the seller that `readSeller` reads. While the shop is closed by
 * `isShopOpen`, no order is placed.
 */
export function orderRoutes(
  platform: Platform,
  readSeller: SellerReader,
  isShopOpen: () => Promise<boolean>,
) {
  const { background, company, config, db, delivery, images, limiter, now, secrets } = platform;
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
  const staffRepository = new StaffOrderRepository(db, now, readSeller);
  const staffService = new StaffOrderService(staffRepository, now);
  const additions = new AdditionService({
    repository: new AdditionRepository(platform),
    limits: config.orders,
    now,
    find: (id) => staffRepository.find(id),
  });
  return [
    route(quoteOrder, ({ query, body, caller, clientAddress }) =>
      service.quote(body, { userId: caller?.id, address: clientAddress, language: query.language }),
    ),
    route(tryCoupon, ({ params, body }) => quoteTrial(db, params.id, body, new Date(now()))),
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
    route(listAllOrders, ({ query }) => staffService.list(query)),
    route(
      setOrderStatus,
      ({ caller, params, body }) => delivery.after(staffService.setStatus(caller.id, params.id, body)),
      {
        find: ({ params }) => staffService.find(params.id),
      },
    ),
    route(setOrderStatuses, ({ caller, body }) => delivery.after(staffService.setStatuses(caller.id, body))),
    route(countOrderNeeds, () => staffService.countNeeds()),
    route(getStaffOrder, ({ params }) => staffService.get(params.id)),
    route(setShipment, ({ params, body }) => staffService.setShipment(params.id, body), {
      find: ({ params }) => staffService.find(params.id),
    }),
    route(
      setOrderAddress,
      ({ caller, params, body }) => staffService.setAddress(caller.id, params.id, body),
      {
        find: ({ params }) => staffService.find(params.id),
      },
    ),
    route(
      cancelPieces,
      ({ caller, params, body }) => delivery.after(staffService.cancelPieces(caller.id, params.id, body)),
      {
        find: ({ params }) => staffService.find(params.id),
      },
    ),
    route(quoteAddition, ({ params, body }) => additions.quote(params.id, body), {
      find: ({ params }) => staffService.find(params.id),
    }),
    route(
      addPieces,
      ({ caller, params, body }) => delivery.after(additions.add(caller.id, params.id, body)),
      { find: ({ params }) => staffService.find(params.id) },
    ),
    route(
      packOrder,
      ({ caller, params, body }) => delivery.after(staffService.pack(caller.id, params.id, body)),
      { find: ({ params }) => staffService.find(params.id) },
    ),
    route(inspectReturn, ({ caller, params, body }) => staffService.inspect(caller.id, params.id, body), {
      find: ({ params }) => staffService.find(params.id),
    }),
    route(
      setUndelivered,
      ({ caller, params, body }) => delivery.after(staffService.setUndelivered(caller.id, params.id, body)),
      { find: ({ params }) => staffService.find(params.id) },
    ),
    route(addOrderNote, ({ caller, params, body }) => staffService.addNote(caller.id, params.id, body), {
      find: ({ params }) => staffService.find(params.id),
    }),
    route(acceptReturn, ({ params }) => delivery.after(staffService.acceptReturn(params.id)), {
      find: ({ params }) => staffService.find(params.id),
    }),
    route(
      refundOrder,
      ({ caller, params, body }) => delivery.after(staffService.refund(caller.id, params.id, body)),
      {
        find: ({ params }) => staffService.find(params.id),
      },
    ),
    route(
      retryRefund,
      ({ caller, params }) => staffService.retryRefund(caller.id, params.id, params.refundId),
      { find: ({ params }) => staffService.find(params.id) },
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
