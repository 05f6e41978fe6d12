import {
  type NodePaymentStatus,
  type PayoutOutcome,
  type QueryOf,
  closePayoutPeriod,
  getPayoutPeriod,
  listPayoutPeriods,
  listPayouts,
  openStaffPayoutStatement,
  setPayoutOutcome,
  withdrawPayout,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The payouts to associates, by month. */
export function payoutsClient(call: Call) {
  return {
    periods: (query: Partial<QueryOf<typeof listPayoutPeriods>> = {}, signal?: AbortSignal) =>
      call(listPayoutPeriods, { query, signal }),

    period: (month: string, signal?: AbortSignal) =>
      toData(call(getPayoutPeriod, { params: { month }, signal })),

    /** Fixes the figures of a month; only for admins. */
    close: (month: string, signal?: AbortSignal) =>
      toData(call(closePayoutPeriod, { params: { month }, signal })),

    list: (month: string, query: Partial<QueryOf<typeof listPayouts>> = {}, signal?: AbortSignal) =>
      call(listPayouts, { params: { month }, query, signal }),

    /** The address of the statement as a PDF. */
    openStatement: (id: string, signal?: AbortSignal) =>
      toData(call(openStaffPayoutStatement, { params: { id }, signal })),

    /** Removes the amount of a payout that is due. @param net the net amount that the user has seen, in rupees */
    withdraw: (id: string, net: number, signal?: AbortSignal) =>
      toData(call(withdrawPayout, { params: { id }, body: { net }, signal })),

    /** Records what became of the transfer. @param from the status that the user has seen */
    setOutcome: (id: string, from: NodePaymentStatus, outcome: PayoutOutcome, signal?: AbortSignal) =>
      toData(call(setPayoutOutcome, { params: { id }, body: { from, outcome }, signal })),
  };
}
