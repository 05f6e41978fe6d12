import { listStaffAccounts, removeStaffAccount, setStaffAccess } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffAccounts } from './staff-account.repository.ts';
import { StaffAccountService } from './staff-account.service.ts';

/** The calls of administrators on the accounts of staff. */
export function staffAccountRoutes(platform: Platform) {
  const service = new StaffAccountService(platform);
  return [
    route(listStaffAccounts, ({ caller, query }) => staffPage(platform.db, staffAccounts(caller.id), query)),
    route(setStaffAccess, ({ caller, params, body }) => service.setAccess(caller.id, params.id, body)),
    route(removeStaffAccount, ({ caller, params }) => service.remove(caller.id, params.id)),
  ];
}
