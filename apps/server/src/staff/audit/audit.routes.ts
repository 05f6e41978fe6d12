import { listAuditEntries, ok } from '@pgm/api/contract';
import { toPage } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AuditRepository } from './audit.repository.ts';

/** The call on the audit. */
export function auditRoutes({ db }: Platform) {
  const repository = new AuditRepository(db);
  return [
    route(listAuditEntries, async ({ query: { page, limit, ...query } }) => {
      const filter = { ...query, page: toPage({ page, limit }) };
      const [data, total] = await Promise.all([repository.list(filter), repository.count(filter)]);
      return ok({ success: true, data, page, limit, total });
    }),
  ];
}
