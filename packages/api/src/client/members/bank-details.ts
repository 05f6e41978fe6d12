import {
  type BodyOf,
  type QueryOf,
  getBankDetails,
  listBankDetailsEvents,
  sendBankDetailsCode,
  setBankDetails,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The bank account and the PAN of the caller. */
export function bankDetailsClient(call: Call) {
  return {
    /** Masked; null before they are entered. */
    get: (signal?: AbortSignal) => toData(call(getBankDetails, { signal })),

    /** @param change the details with the password or a code */
    set: (change: BodyOf<typeof setBankDetails>, signal?: AbortSignal) =>
      toData(call(setBankDetails, { body: change, signal })),

    /** Sends the code to the proven contact of the account. */
    sendCode: (signal?: AbortSignal) => toData(call(sendBankDetailsCode, { signal })),

    /** A page of the history, the newest first. */
    history: (query: Partial<QueryOf<typeof listBankDetailsEvents>> = {}, signal?: AbortSignal) =>
      call(listBankDetailsEvents, { query, signal }),
  };
}
