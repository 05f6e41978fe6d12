import type { AuditEntry } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** What staff changed of one record, the newest first; older changes are added below. Provide `fetchPage`. */
export const recordHistoryMachine = createPagedList<AuditEntry>({
  id: 'record-history',
  toKey: ({ id }) => id,
  isGrowing: true,
});
