import { type FigurePeriod, getFigures } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the figures of the business. */
export function figuresClient(call: Call) {
  return {
    /** The figures of a period and of the one before. */
    get: (period: FigurePeriod, signal?: AbortSignal) =>
      toData(call(getFigures, { query: { period }, signal })),
  };
}
