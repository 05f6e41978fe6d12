import { listCategories } from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import type { Call } from '../call.ts';

/** Reads the categories. */
export function categoriesClient(call: Call) {
  return {
    /** All categories, in the order of the shop. */
    list: (signal?: AbortSignal) => allPages((query) => call(listCategories, { query, signal })),
  };
}
