import { getCompany, listCompanyVersions, publishCompany, updateCompany } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { companyVersionList } from './company-facts.repository.ts';
import { CertificateScans } from './certificate-scans.ts';
import { CompanyFactsService } from './company-facts.service.ts';
import { scanFileRoutes } from './scan-files.ts';

/** The calls on the facts of the company, and the PDFs of its certificates. */
export function companyFactsRoutes(platform: Platform) {
  const scans = new CertificateScans(platform.images);
  const service = new CompanyFactsService(platform, scans);
  return [
    route(getCompany, () => service.get()),
    route(updateCompany, ({ caller, body }) => service.save(caller.id, body)),
    route(publishCompany, ({ caller, body }) => service.publish(caller.id, body.version)),
    route(listCompanyVersions, ({ query }) => staffPage(platform.db, companyVersionList, query)),
    scanFileRoutes(scans),
  ];
}
