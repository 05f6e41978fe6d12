import type { AuditEntry } from '@pgm/api/contract';
import type { Resource } from '../kit/resource.types.ts';
import { loadStaff } from '../kit/use-choices.ts';
import { KINDS } from './audit-columns.tsx';

/** The filters of every list of changes: the kind of record, and the person who made the change. */
export const auditFilters: Resource<AuditEntry>['filters'] = [
  {
    id: 'subject',
    label: 'Record',
    options: Object.entries(KINDS).map(([value, label]) => ({ value, label })),
  },
  {
    id: 'actorId',
    label: 'Changed by',
    options: [],
    load: loadStaff,
    findLabel: (actorId, rows) => rows.find((entry) => entry.actorId === actorId)?.actorName,
  },
];
