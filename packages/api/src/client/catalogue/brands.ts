import { listBrands } from '../../contract/index.ts';
import { allPages } from '../all-pages.ts';
import type { Call } from '../call.ts';

/** Reads the brands. */
export function brandsClient(call: Call) {
  return {
    /** All brands, by name. */
    list: (signal?: AbortSignal) => allPages((query) => call(listBrands, { query, signal })),
  };
}
