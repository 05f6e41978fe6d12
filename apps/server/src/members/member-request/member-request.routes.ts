import {
  approveMemberRequest,
  getMemberRequest,
  listAllMemberRequests,
  listOwnMemberRequests,
  raiseMemberRequest,
  rejectMemberRequest,
  withdrawMemberRequest,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { MemberRequestRepository } from './member-request.repository.ts';
import { MemberRequestService, REQUESTS_PER_MEMBER } from './member-request.service.ts';
import { StaffMemberRequestService } from './staff-member-request.service.ts';

/** The calls on member requests. */
export function memberRequestRoutes({ db, limiter, now }: Platform) {
  const repository = new MemberRequestRepository(db);
  const service = new MemberRequestService(repository, limiter(REQUESTS_PER_MEMBER), now);
  const staffService = new StaffMemberRequestService(repository, now);
  return [
    route(listOwnMemberRequests, ({ caller, query }) => service.list(caller.id, query), {
      find: ({ caller, params }) => service.find(caller.id, params.userId),
    }),
    route(raiseMemberRequest, ({ caller, body }) => service.raise(caller.id, body)),
    route(withdrawMemberRequest, ({ caller, params }) => service.withdraw(caller.id, params.id)),
    route(listAllMemberRequests, ({ params, query }) => staffService.list(params.param, query)),
    route(getMemberRequest, ({ params }) => staffService.get(params.id)),
    route(approveMemberRequest, ({ caller, params }) => staffService.approve(caller.id, params.id)),
    route(
      rejectMemberRequest,
      ({ caller, params, body }) => staffService.reject(caller.id, params.id, body.note),
      {
        find: ({ params }) => staffService.get(params.id),
      },
    ),
  ];
}
