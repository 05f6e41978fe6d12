import {
  acceptReturn,
  addOrderNote,
  cancelPieces,
  countOrderNeeds,
  getStaffOrder,
  inspectReturn,
  listAllOrders,
  packOrder,
  refundOrder,
  retryRefund,
  setOrderAddress,
  setOrderStatus,
  setOrderStatuses,
  setShipment,
  setUndelivered,
} from '@pgm/api/contract';
import type { SellerReader } from '../invoice/invoice.schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { StaffOrderRepository } from './staff-order.repository.ts';
import { StaffOrderService } from './staff-order.service.ts';

/** The calls of staff on the orders of all members; shipped orders get an invoice of the seller that `readSeller` reads. */
export function staffOrderRoutes({ db, delivery, now }: Platform, readSeller: SellerReader) {
  const service = new StaffOrderService(new StaffOrderRepository(db, now, readSeller), now);
  return [
    route(listAllOrders, ({ query }) => service.list(query)),
    route(
      setOrderStatus,
      ({ caller, params, body }) => delivery.after(service.setStatus(caller.id, params.id, body)),
      {
        find: ({ params }) => service.find(params.id),
      },
    ),
    route(setOrderStatuses, ({ caller, body }) => delivery.after(service.setStatuses(caller.id, body))),
    route(countOrderNeeds, () => service.countNeeds()),
    route(getStaffOrder, ({ params }) => service.get(params.id)),
    route(setShipment, ({ params, body }) => service.setShipment(params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(setOrderAddress, ({ caller, params, body }) => service.setAddress(caller.id, params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(
      cancelPieces,
      ({ caller, params, body }) => delivery.after(service.cancelPieces(caller.id, params.id, body)),
      {
        find: ({ params }) => service.find(params.id),
      },
    ),
    route(packOrder, ({ caller, params, body }) => delivery.after(service.pack(caller.id, params.id, body)), {
      find: ({ params }) => service.find(params.id),
    }),
    route(inspectReturn, ({ caller, params, body }) => service.inspect(caller.id, params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(
      setUndelivered,
      ({ caller, params, body }) => delivery.after(service.setUndelivered(caller.id, params.id, body)),
      { find: ({ params }) => service.find(params.id) },
    ),
    route(addOrderNote, ({ caller, params, body }) => service.addNote(caller.id, params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(acceptReturn, ({ params }) => delivery.after(service.acceptReturn(params.id)), {
      find: ({ params }) => service.find(params.id),
    }),
    route(
      refundOrder,
      ({ caller, params, body }) => delivery.after(service.refund(caller.id, params.id, body)),
      {
        find: ({ params }) => service.find(params.id),
      },
    ),
    route(retryRefund, ({ caller, params }) => service.retryRefund(caller.id, params.id, params.refundId), {
      find: ({ params }) => service.find(params.id),
    }),
  ];
}
