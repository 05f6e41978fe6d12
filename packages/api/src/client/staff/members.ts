import { endMemberSessions, listMembers } from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import type { Call } from '../call.ts';

/** Reads the members, and ends their sessions; only administrators may. */
export function membersClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMembers>> = {}, signal?: AbortSignal) =>
      call(listMembers, { query, signal }),

    /** Logs another member out everywhere. */
    endSessions: (id: string, signal?: AbortSignal) => call(endMemberSessions, { params: { id }, signal }),
  };
}
