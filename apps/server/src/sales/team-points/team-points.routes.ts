import { listGroupPoints, ok } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { TeamPointsRepository } from './team-points.repository.ts';
import { treeAccess } from '../../members/associate/tree-access.transactions.ts';

/** The route for the points per month of associates and their teams. */
export function teamPointsRoutes({ db, now }: Platform) {
  const access = treeAccess(db);
  const repository = new TeamPointsRepository(db);
  return [
    route(listGroupPoints, async ({ caller, params }) => {
      const found = await access.teamMembers(caller, params.id);
      return found.ok
        ? ok({ success: true, data: await repository.list(found.value, new Date(now())) })
        : found;
    }),
  ];
}
