import {
  getOwnAssociate,
  getSponsor,
  getTeamActivityFile,
  getTree,
  listSponsorChanges,
  listTeamActivity,
  listTeamMembers,
  listReferred,
  listUpline,
} from '../../contract/index.ts';
import type { QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The tree of associates. Calls with an id accept the id of the user or of the associate. */
export function associatesClient(call: Call) {
  return {
    /** The caller's own place in the tree. */
    self: (signal?: AbortSignal) => toData(call(getOwnAssociate, { signal })),

    /** A page of the changes of the caller's sponsor, newest first. */
    sponsorChanges: (query: Partial<QueryOf<typeof listSponsorChanges>> = {}, signal?: AbortSignal) =>
      call(listSponsorChanges, { query, signal }),

    /** The owner of a referral code. */
    sponsor: (code: string, signal?: AbortSignal) => toData(call(getSponsor, { params: { code }, signal })),

    /** An associate, `data.node`, with a page of the associates directly below, `data.children`. */
    tree: (id: string, query: Partial<QueryOf<typeof getTree>> = {}, signal?: AbortSignal) =>
      call(getTree, { params: { id }, query, signal }),

    /** A page of a downline, level by level, or of a search in it. */
    teamMembers: (id: string, query: Partial<QueryOf<typeof listTeamMembers>> = {}, signal?: AbortSignal) =>
      call(listTeamMembers, { params: { id }, query, signal }),

    /** A page of the caller's team with what each associate did in a month, level by level. */
    activity: (query: Partial<QueryOf<typeof listTeamActivity>> = {}, signal?: AbortSignal) =>
      call(listTeamActivity, { query, signal }),

    /** The same as the text of a CSV file, whole. */
    activityFile: (query: Partial<QueryOf<typeof getTeamActivityFile>> = {}, signal?: AbortSignal) =>
      call(getTeamActivityFile, { query, signal }),

    /** A page of the upline, the sponsor first. */
    upline: (id: string, query: Partial<QueryOf<typeof listUpline>> = {}, signal?: AbortSignal) =>
      call(listUpline, { params: { id }, query, signal }),

    /** A page of the associates directly below the caller, newest first. */
    referred: (query: Partial<QueryOf<typeof listReferred>> = {}, signal?: AbortSignal) =>
      call(listReferred, { query, signal }),
  };
}
