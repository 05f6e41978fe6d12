import { listCategories } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads the categories. */
export function categoriesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listCategories>> = {}, signal?: AbortSignal) =>
      call(listCategories, { query, signal }),
  };
}
