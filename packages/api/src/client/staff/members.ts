import {
  blockMember,
  endMemberSessions,
  getMember,
  listMembers,
  unblockMember,
} from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the members, blocks them, and ends their sessions; only administrators may. */
export function membersClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMembers>> = {}, signal?: AbortSignal) =>
      call(listMembers, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getMember, { params: { id }, signal })),

    /** Ends another member's sessions, and lets the member not log in until {@link unblock}. */
    block: (id: string, reason: string, signal?: AbortSignal) =>
      toData(call(blockMember, { params: { id }, body: { reason }, signal })),

    unblock: (id: string, signal?: AbortSignal) => toData(call(unblockMember, { params: { id }, signal })),

    /** Logs another member out everywhere. */
    endSessions: (id: string, signal?: AbortSignal) => call(endMemberSessions, { params: { id }, signal }),
  };
}
