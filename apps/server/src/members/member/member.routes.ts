import { listMembers } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberList } from './member.repository.ts';

/** The calls of administrators on members. */
export function memberRoutes({ db }: Platform) {
  return [route(listMembers, ({ query }) => staffPage(db, memberList, query))];
}
