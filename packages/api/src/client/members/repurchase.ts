import { getRepurchaseSummary, listGroupPoints } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** What associates and their teams buy, by the id of the user or of the associate. */
export function repurchaseClient(call: Call) {
  return {
    /** The order sums of an associate and of the associates directly below. */
    summary: (id: string, signal?: AbortSignal) =>
      toData(call(getRepurchaseSummary, { params: { id }, signal })),

    /** The points of an associate and of the whole team in each of the last months, the newest first. */
    groupPoints: (id: string, signal?: AbortSignal) =>
      toData(call(listGroupPoints, { params: { id }, signal })),
  };
}
