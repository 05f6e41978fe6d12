import { getNodePaymentSummary, listNodePayments } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The payments of the company to associates, by the id of the user or of the associate. */
export function nodePaymentsClient(call: Call) {
  return {
    /** A page of payments, latest month first. */
    list: (id: string, query: Partial<QueryOf<typeof listNodePayments>> = {}, signal?: AbortSignal) =>
      call(listNodePayments, { params: { id }, query, signal }),

    /** The sums of all payments. */
    summary: (id: string, signal?: AbortSignal) =>
      toData(call(getNodePaymentSummary, { params: { id }, signal })),
  };
}
