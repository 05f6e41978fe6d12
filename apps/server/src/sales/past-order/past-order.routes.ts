import { fail, listMemberPastOrders, listPastOrders, ok } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import { paged } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { PastOrderRepository, memberPastOrders } from './past-order.repository.ts';

/** The routes of past orders: the caller's own, and for administrators those of a member. */
export function pastOrderRoutes({ db }: Platform) {
  const repository = new PastOrderRepository(db);
  return [
    route(listPastOrders, ({ caller, query }) => paged(repository, { ...query, userId: caller.id })),
    route(
      listMemberPastOrders,
      ({ params, query }) =>
        staffPage(db, memberPastOrders, { ...query, memberId: params.id, sort: 'newest' }),
      {
        find: async ({ params: { id } }) =>
          isId(id) && (await repository.hasAccount(id)) ? ok(true) : NOT_FOUND,
      },
    ),
  ];
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
