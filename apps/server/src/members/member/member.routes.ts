import { endMemberSessions, fail, listMembers, ok } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberList } from './member.repository.ts';
import { endAllSessions } from './member.transactions.ts';

const NOT_FOUND = { code: 'notFound', message: 'Member not found' } as const;
const OWN_SESSIONS = {
  code: 'conflict',
  message: 'Your own sessions cannot be ended here. End them in your profile.',
} as const;

/** The calls of administrators on members. */
export function memberRoutes({ db, now }: Platform) {
  return [
    route(listMembers, ({ query }) => staffPage(db, memberList, query)),
    route(endMemberSessions, async ({ caller, params: { id } }) => {
      if (id.toLowerCase() === caller.id) return fail(OWN_SESSIONS);
      const editor = { actorId: caller.id, at: new Date(now()) };
      const isEnded = isId(id) && (await endAllSessions(db, id, editor));
      return isEnded ? ok({ success: true }) : fail(NOT_FOUND);
    }),
  ];
}
