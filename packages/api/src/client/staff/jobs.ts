import { type QueryOf, listSetAsideRows } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads with which rows scheduled jobs failed. */
export function jobsClient(call: Call) {
  return {
    listSetAside: (query: Partial<QueryOf<typeof listSetAsideRows>> = {}, signal?: AbortSignal) =>
      call(listSetAsideRows, { query, signal }),
  };
}
