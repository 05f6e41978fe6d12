import { listAuditEntries } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads what staff changed. */
export function auditClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listAuditEntries>> = {}, signal?: AbortSignal) =>
      call(listAuditEntries, { query, signal }),
  };
}
