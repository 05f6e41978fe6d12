import { RECORD_AREAS, fail, listAuditEntries, listRecordHistory, ok } from '@pgm/api/contract';
import { NOT_ALLOWED, mayWorkIn } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { audit } from './audit.repository.ts';

/** The calls on the audit. */
export function auditRoutes({ db }: Platform) {
  return [
    route(listAuditEntries, ({ query }) => staffPage(db, audit, query)),
    route(
      listRecordHistory,
      ({ params: { kind, id }, query }) => staffPage(db, audit, { ...query, record: `${kind}/${id}` }),
      {
        find: async ({ caller, params: { kind } }) =>
          mayWorkIn(caller, RECORD_AREAS[kind]) ? ok(true) : fail(NOT_ALLOWED),
      },
    ),
  ];
}
