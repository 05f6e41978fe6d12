import {
  blockMember,
  endMemberSessions,
  getMember,
  listMemberAddresses,
  listMemberSessions,
  listMembers,
  setMemberFacts,
  unblockMember,
} from '@pgm/api/contract';
import { requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberAddresses, memberSessions } from './member-lists.repository.ts';
import { memberList } from './member.repository.ts';
import type { ContactNotices, FindLanguage } from '../profile/staff-profile.transactions.ts';
import { MemberService } from './member.service.ts';

/** The calls of administrators on members. */
export function memberRoutes(
  { config, db, now }: Platform,
  contactChanges: ContactNotices,
  findLanguage: FindLanguage,
) {
  const service = new MemberService({ db, now, contactChanges, findLanguage });
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
    route(
      setMemberFacts,
      ({ caller, params, body, context }) =>
        service.setFacts(caller.id, params.id, body, requestOrigin(context, config)),
      { find },
    ),
    route(blockMember, ({ caller, params, body }) => service.block(caller.id, params.id, body)),
    route(unblockMember, ({ caller, params }) => service.unblock(caller.id, params.id)),
    route(endMemberSessions, ({ caller, params }) => service.endSessions(caller.id, params.id)),
  ];
}
