import {
  type BankDetailsDecision,
  type QueryOf,
  decideBankDetails,
  getMemberBankDetails,
  listMemberBankDetails,
  listMemberBankDetailsEvents,
  revealBankDetails,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The bank accounts and the PANs of members. */
export function memberBankDetailsClient(call: Call) {
  return {
    /** A page, masked. */
    list: (query: Partial<QueryOf<typeof listMemberBankDetails>> = {}, signal?: AbortSignal) =>
      call(listMemberBankDetails, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getMemberBankDetails, { params: { id }, signal })),

    /** The values in full; each call is in the audit. */
    reveal: (id: string, signal?: AbortSignal) => toData(call(revealBankDetails, { params: { id }, signal })),

    /** @param version the version that the user has seen */
    decide: (id: string, version: number, decision: BankDetailsDecision, signal?: AbortSignal) =>
      toData(call(decideBankDetails, { params: { id }, body: { version, decision }, signal })),

    /** A page of the history, the newest first. */
    history: (
      id: string,
      query: Partial<QueryOf<typeof listMemberBankDetailsEvents>> = {},
      signal?: AbortSignal,
    ) => call(listMemberBankDetailsEvents, { params: { id }, query, signal }),
  };
}
