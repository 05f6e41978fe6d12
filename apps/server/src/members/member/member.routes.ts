import {
  blockMember,
  endMemberSessions,
  fail,
  getMember,
  listMembers,
  ok,
  unblockMember,
} from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMember, memberList } from './member.repository.ts';
import { NOT_FOUND, endAllSessions, endBlock, startBlock } from './member.transactions.ts';

const OWN_SESSIONS = {
  code: 'conflict',
  message: 'Your own sessions cannot be ended here. End them in your profile.',
} as const;
const OWN_ACCOUNT = { code: 'conflict', message: 'You cannot block your own account.' } as const;

/** The calls of administrators on members. */
export function memberRoutes({ db, now }: Platform) {
  const toEditor = (caller: { readonly id: string }) => ({ actorId: caller.id, at: new Date(now()) });
  const find = async (id: string) => {
    const member = isId(id) ? await findMember(db, id) : undefined;
    return member ? ok({ success: true as const, data: member }) : fail(NOT_FOUND);
  };
  return [
    route(listMembers, ({ query }) => staffPage(db, memberList, query)),
    route(getMember, ({ params }) => find(params.id)),
    route(blockMember, async ({ caller, params, body: { reason } }) => {
      const id = params.id.toLowerCase();
      if (id === caller.id) return fail(OWN_ACCOUNT);
      if (!isId(id)) return fail(NOT_FOUND);
      const blocked = await startBlock(db, { id, reason }, toEditor(caller));
      if (blocked.ok || blocked.failure.code !== 'conflict') return blocked.ok ? find(id) : blocked;
      return fail({ ...blocked.failure, current: await findMember(db, id) });
    }),
    route(unblockMember, async ({ caller, params: { id } }) => {
      if (isId(id)) await endBlock(db, id, toEditor(caller));
      return find(id);
    }),
    route(endMemberSessions, async ({ caller, params: { id } }) => {
      if (id.toLowerCase() === caller.id) return fail(OWN_SESSIONS);
      const isEnded = isId(id) && (await endAllSessions(db, id, toEditor(caller)));
      return isEnded ? ok({ success: true }) : fail(NOT_FOUND);
    }),
  ];
}
