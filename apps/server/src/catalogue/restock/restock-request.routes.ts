import { addRestockRequest, listRestockRequests, removeRestockRequest } from '@pgm/api/contract';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { RestockRequestRepository } from './restock-request.repository.ts';
import { RestockRequestService } from './restock-request.service.ts';

/** The calls on restock requests. */
export function restockRequestRoutes({ db, now }: Platform) {
  const service = new RestockRequestService(new RestockRequestRepository(db), now);
  return [
    route(listRestockRequests, ({ caller, query }) => service.list(caller.id, query)),
    route(addRestockRequest, ({ caller, body, context }) =>
      service.add(caller.id, body.productId, requestLanguage(context)),
    ),
    route(removeRestockRequest, ({ caller, params }) => service.remove(caller.id, params.productId)),
  ];
}
