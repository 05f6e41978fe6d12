import { ok, search } from '../contract/index.ts';
import type { QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The search over the whole site. */
export function searchClient(call: Call) {
  return {
    /** The best hits of each kind; `query` has to have as many characters as the contract says. */
    find: async (query: QueryOf<typeof search>, signal?: AbortSignal) => {
      const result = await call(search, { query, signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
