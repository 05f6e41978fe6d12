import { type QueryOf, listOwnPayouts, openPayoutStatement } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The payouts of the caller, with their statements. */
export function ownPayoutsClient(call: Call) {
  return {
    /** A page of payouts, latest month first. */
    list: (query: Partial<QueryOf<typeof listOwnPayouts>> = {}, signal?: AbortSignal) =>
      call(listOwnPayouts, { query, signal }),

    /** The address of the statement as a PDF. */
    openStatement: (id: string, signal?: AbortSignal) =>
      toData(call(openPayoutStatement, { params: { id }, signal })),
  };
}
