import { getInterest } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads what people look for. */
export function interestClient(call: Call) {
  return {
    /** What people looked for in the last 30 days. */
    get: (signal?: AbortSignal) => toData(call(getInterest, { signal })),
  };
}
