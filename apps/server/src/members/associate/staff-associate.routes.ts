import { createAssociate, getAssociate, listAssociates } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AssociateRepository } from './associate.repository.ts';
import { StaffAssociateRepository } from './staff-associate.repository.ts';
import { StaffAssociateService } from './staff-associate.service.ts';

/** The routes with which staff add associates, and admins list them. */
export function staffAssociateRoutes({ db, now }: Platform) {
  const service = new StaffAssociateService({
    repository: new AssociateRepository(db),
    lists: new StaffAssociateRepository(db),
    now,
  });
  return [
    route(listAssociates, ({ caller, query }) => service.list(caller, query)),
    route(getAssociate, ({ caller, params }) => service.get(caller, params.id)),
    route(createAssociate, ({ caller, body }) => service.create(caller, body)),
  ];
}
