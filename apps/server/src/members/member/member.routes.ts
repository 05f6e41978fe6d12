import { blockMember, endMemberSessions, getMember, listMembers, unblockMember } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberList } from './member.repository.ts';
import { MemberService } from './member.service.ts';

/** The calls of administrators on members. */
export function memberRoutes({ db, now }: Platform) {
  const service = new MemberService(db, now);
  return [
    route(listMembers, ({ query }) => staffPage(db, memberList, query)),
    route(getMember, ({ params }) => service.get(params.id)),
    route(blockMember, ({ caller, params, body }) => service.block(caller.id, params.id, body)),
    route(unblockMember, ({ caller, params }) => service.unblock(caller.id, params.id)),
    route(endMemberSessions, ({ caller, params }) => service.endSessions(caller.id, params.id)),
  ];
}
