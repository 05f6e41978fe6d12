import {
  approveRequest,
  listAllRequests,
  listOwnRequests,
  raiseRequest,
  rejectRequest,
  withdrawRequest,
} from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { MemberRequestRepository } from './member-request.repository.ts';
import { MemberRequestService, REQUESTS_PER_MEMBER } from './member-request.service.ts';
import { RequestDeskService } from './request-desk.service.ts';

/** The calls on members' requests. */
export function memberRequestRoutes({ authenticate, db, limiter, now }: Platform) {
  const repository = new MemberRequestRepository(db);
  const service = new MemberRequestService(repository, limiter(REQUESTS_PER_MEMBER), now);
  const desk = new RequestDeskService(repository, now);
  return [
    guard(
      listOwnRequests,
      authenticate,
      ({ caller, query }) => service.list(caller.id, query),
      ({ caller, params }) => service.find(caller.id, params.userId),
    ),
    guard(raiseRequest, authenticate, ({ caller, body }) => service.raise(caller.id, body)),
    guard(withdrawRequest, authenticate, ({ caller, params }) => service.withdraw(caller.id, params.id)),
    guard(listAllRequests, authenticate, ({ params, query }) => desk.list(params.param, query)),
    guard(approveRequest, authenticate, ({ caller, params }) => desk.approve(caller.id, params.id)),
    guard(
      rejectRequest,
      authenticate,
      ({ caller, params, body }) => desk.reject(caller.id, params.id, body.note),
      ({ params }) => desk.find(params.id),
    ),
  ];
}
