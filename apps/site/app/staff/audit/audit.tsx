import { type AuditEntry, listAuditEntries } from '@pgm/api/contract';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { auditColumns, toRecord } from './audit-columns.tsx';
import { auditFilters } from './audit-filters.ts';

/** What staff changed, for administrators; entries are never changed or deleted. */
export const audit = defineResource({
  id: 'audit',
  title: 'Audit',
  empty: { title: 'No changes by staff yet.' },
  toName: (entry: AuditEntry) => toRecord(entry).name,
  columns: auditColumns(),
  filters: auditFilters,
  list: (client, query, signal) => client.audit.list(toQuery(listAuditEntries, query), signal),
});

export const meta = privateMeta('Audit');

export default resourcePage(audit);
