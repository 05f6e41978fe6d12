import { listAuditEntries, listRecordHistory } from '../../contract/index.ts';
import type { ParamsOf, QueryOf } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads what staff changed. */
export function auditClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listAuditEntries>> = {}, signal?: AbortSignal) =>
      call(listAuditEntries, { query, signal }),

    /** The changes of one record, the newest first. */
    history: (record: ParamsOf<typeof listRecordHistory>, page = 1, signal?: AbortSignal) =>
      call(listRecordHistory, { params: record, query: { page }, signal }),
  };
}
