import { listAuditEntries, listRecordHistory } from '@pgm/api/contract';
import { staffPage } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AuditRepository } from './audit.repository.ts';

/** The calls on the audit. */
export function auditRoutes({ db }: Platform) {
  const repository = new AuditRepository(db);
  return [
    route(listAuditEntries, ({ query }) => staffPage(repository, query)),
    route(listRecordHistory, ({ params: { kind, id }, query }) =>
      staffPage(repository, { ...query, record: `${kind}/${id}` }),
    ),
  ];
}
