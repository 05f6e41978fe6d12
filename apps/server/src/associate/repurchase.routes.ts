import { getRepurchaseSummary, ok } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { RepurchaseRepository } from './repurchase.repository.ts';
import { TreeAccess } from './tree-access.ts';
import { TreeRepository } from './tree.repository.ts';

/** The call on what associates and those directly below ordered. */
export function repurchaseRoutes({ authenticate, db }: Platform) {
  const access = new TreeAccess(new TreeRepository(db));
  const repository = new RepurchaseRepository(db);
  return [
    guard(getRepurchaseSummary, authenticate, async ({ caller, params }) => {
      const found = await access.downline(caller, params.id);
      return found.ok ? ok({ success: true, data: await repository.summary(found.value) }) : found;
    }),
  ];
}
