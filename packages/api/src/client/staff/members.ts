import {
  blockMember,
  deleteMember,
  endMemberSessions,
  getMember,
  getPoints,
  listMemberAddresses,
  listMemberPastOrders,
  listMemberPoints,
  listMemberSessions,
  listMembers,
  listTeamMembers,
  mergeAccounts,
  previewMerge,
  setMemberFacts,
  unblockMember,
} from '../../contract/index.ts';
import type { MemberFactsChange, MergeForm, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads the members, blocks them, and ends their sessions; only administrators may. */
export function membersClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listMembers>> = {}, signal?: AbortSignal) =>
      call(listMembers, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getMember, { params: { id }, signal })),

    addresses: (id: string, query: QueryOf<typeof listMemberAddresses> = {}, signal?: AbortSignal) =>
      call(listMemberAddresses, { params: { id }, query, signal }),

    sessions: (id: string, query: QueryOf<typeof listMemberSessions> = {}, signal?: AbortSignal) =>
      call(listMemberSessions, { params: { id }, query, signal }),

    /** The orders of a member from before the shop. */
    pastOrders: (id: string, query: QueryOf<typeof listMemberPastOrders> = {}, signal?: AbortSignal) =>
      call(listMemberPastOrders, { params: { id }, query, signal }),

    /** The ledger of a member. */
    points: (id: string, query: QueryOf<typeof listMemberPoints> = {}, signal?: AbortSignal) =>
      call(listMemberPoints, { params: { id }, query, signal }),

    /** The sums of the ledger, with its newest orders. */
    pointsSums: (id: string, signal?: AbortSignal) => call(getPoints, { params: { id }, signal }),

    /** The team below a member, level by level; 'notFound' for a member without a place in the tree. */
    team: (id: string, query: Partial<QueryOf<typeof listTeamMembers>> = {}, signal?: AbortSignal) =>
      call(listTeamMembers, { params: { id }, query, signal }),

    /** Sets the name and the contacts of another member. */
    setFacts: (id: string, change: MemberFactsChange, signal?: AbortSignal) =>
      toData(call(setMemberFacts, { params: { id }, body: change, signal })),

    /** Ends another member's sessions, and lets the member not log in until {@link unblock}. */
    block: (id: string, reason: string, signal?: AbortSignal) =>
      toData(call(blockMember, { params: { id }, body: { reason }, signal })),

    /** Deletes the account of a member who has asked for it. */
    remove: (id: string, signal?: AbortSignal) => call(deleteMember, { params: { id }, signal }),

    /** What a merge of two accounts of one person would do. */
    previewMerge: (id: string, query: QueryOf<typeof previewMerge>, signal?: AbortSignal) =>
      toData(call(previewMerge, { params: { id }, query, signal })),

    /** Merges two accounts of one person for good. */
    merge: (id: string, form: MergeForm, signal?: AbortSignal) =>
      toData(call(mergeAccounts, { params: { id }, body: form, signal })),

    unblock: (id: string, signal?: AbortSignal) => toData(call(unblockMember, { params: { id }, signal })),

    /** Logs another member out everywhere. */
    endSessions: (id: string, signal?: AbortSignal) => call(endMemberSessions, { params: { id }, signal }),
  };
}
