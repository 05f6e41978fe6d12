import { getPoints } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Business values. */
export function pointsClient(call: Call) {
  return {
    /** Sums and entries of a member's points, by the id of the user or of the associate. */
    get: (id: string, signal?: AbortSignal) => call(getPoints, { params: { id }, signal }),
  };
}
