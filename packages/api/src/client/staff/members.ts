import { listMembers } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads the members; only administrators may. */
export function membersClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMembers>> = {}, signal?: AbortSignal) =>
      call(listMembers, { query, signal }),
  };
}
