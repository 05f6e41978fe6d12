import {
  blockMember,
  endMemberSessions,
  getMember,
  listMemberAddresses,
  listMemberSessions,
  listMembers,
  unblockMember,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberAddresses, memberSessions } from './member-lists.repository.ts';
import { memberList } from './member.repository.ts';
import { MemberService } from './member.service.ts';

/** The calls of administrators on members. */
export function memberRoutes({ db, now }: Platform) {
  const service = new MemberService(db, now);
  const find = ({ params }: { readonly params: { readonly id: string } }) => service.find(params.id);
  return [
    route(listMembers, ({ query }) => staffPage(db, memberList, query)),
    route(getMember, ({ params }) => service.get(params.id)),
    route(
      listMemberAddresses,
      ({ params, query }) =>
        staffPage(db, memberAddresses, { ...query, memberId: params.id, sort: 'default' }),
      { find },
    ),
    route(
      listMemberSessions,
      ({ params, query }) =>
        staffPage(db, memberSessions(new Date(now())), { ...query, memberId: params.id, sort: 'newest' }),
      { find },
    ),
    route(blockMember, ({ caller, params, body }) => service.block(caller.id, params.id, body)),
    route(unblockMember, ({ caller, params }) => service.unblock(caller.id, params.id)),
    route(endMemberSessions, ({ caller, params }) => service.endSessions(caller.id, params.id)),
  ];
}
