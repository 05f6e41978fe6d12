import { getNodePaymentSummary, listNodePayments, ok } from '../contract/index.ts';
import type { QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** What the company pays to associates, by the id of the user or of the associate. */
export function nodePaymentsClient(call: Call) {
  return {
    /** A page, the latest month first. */
    list: (id: string, query: Partial<QueryOf<typeof listNodePayments>> = {}, signal?: AbortSignal) =>
      call(listNodePayments, { params: { id }, query, signal }),

    /** What all of them come to. */
    summary: async (id: string, signal?: AbortSignal) => {
      const result = await call(getNodePaymentSummary, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
