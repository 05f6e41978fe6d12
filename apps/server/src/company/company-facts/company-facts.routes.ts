import { getCompany, listCompanyVersions, publishCompany, updateCompany } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyVersionList } from './company-facts.repository.ts';
import { CompanyFactsService } from './company-facts.service.ts';

/** The calls on the facts of the company. */
export function companyFactsRoutes(platform: Platform) {
  const service = new CompanyFactsService(platform);
  return [
    route(getCompany, () => service.get()),
    route(updateCompany, ({ caller, body }) => service.save(caller.id, body)),
    route(publishCompany, ({ caller, body }) => service.publish(caller.id, body.version)),
    route(listCompanyVersions, ({ query }) => staffPage(platform.db, companyVersionList, query)),
  ];
}
