import { getRepurchaseSummary, ok } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { RepurchaseRepository } from './repurchase.repository.ts';
import { treeAccess } from '../../members/associate/tree-access.transactions.ts';

/** The route for the order sums of associates and of those directly below. */
export function repurchaseRoutes({ db }: Platform) {
  const access = treeAccess(db);
  const repository = new RepurchaseRepository(db);
  return [
    route(getRepurchaseSummary, async ({ caller, params }) => {
      const found = await access.teamMembers(caller, params.id);
      return found.ok ? ok({ success: true, data: await repository.summary(found.value) }) : found;
    }),
  ];
}
