import { getOrderLedger, getPoints, listMemberPoints, listPointsTransactions } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberLedger } from './member-ledger.repository.ts';
import { PointsRepository } from './points.repository.ts';
import { PointsService } from './points.service.ts';

/** The calls on business values. */
export function pointsRoutes(platform: Platform) {
  const service = new PointsService(new PointsRepository(platform.db), platform);
  return [
    route(getPoints, ({ caller, params }) => service.read(caller, params.id)),
    route(listPointsTransactions, ({ caller, params, query }) => service.list(caller, params.id, query)),
    route(
      listMemberPoints,
      ({ params, query }) =>
        staffPage(platform.db, memberLedger, { ...query, userId: params.id, sort: 'newest' }),
      { find: ({ params }) => service.find(params.id) },
    ),
    route(getOrderLedger, ({ caller, params }) => service.ledger(caller, params.id, params.orderId)),
  ];
}
