import { search } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The search over the whole site. */
export function searchClient(call: Call) {
  return {
    /** The best hits of each kind; `query` must have as many characters as the contract requires. */
    find: (query: QueryOf<typeof search>, signal?: AbortSignal) => toData(call(search, { query, signal })),
  };
}
