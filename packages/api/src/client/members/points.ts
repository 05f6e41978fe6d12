import { getOrderLedger, getPoints, listPointsTransactions } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Business values, by the id of the user or of the associate. */
export function pointsClient(call: Call) {
  return {
    /** Sums and transactions of a member's points. */
    get: (id: string, signal?: AbortSignal) => call(getPoints, { params: { id }, signal }),

    /** A page of the orders that have points in a group, newest first. */
    transactions: (id: string, query: QueryOf<typeof listPointsTransactions>, signal?: AbortSignal) =>
      call(listPointsTransactions, { params: { id }, query, signal }),

    /** The entries of the ledger for one order. */
    ledger: (id: string, orderId: string, signal?: AbortSignal) =>
      toData(call(getOrderLedger, { params: { id, orderId }, signal })),
  };
}
