import {
  DEFAULT_POINTS,
  changeParent,
  createAssociate,
  getOwnAssociate,
  getSponsor,
  getTree,
  listAssociates,
  listTeamMembers,
  listReferred,
  listUpline,
  previewParentChange,
  updateAssociate,
  withSentence,
} from '../../contract/index.ts';
import type { AssociateChanges, NewAssociate, NewParent, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** A new parent; the business value is {@link DEFAULT_POINTS} unless given. */
type WantedParent = Pick<NewParent, 'parentId'> & Partial<NewParent>;

/** The tree of associates. Calls with an id accept the id of the user or of the associate. */
export function associatesClient(call: Call) {
  return {
    /** The caller's own place in the tree. */
    self: (signal?: AbortSignal) => toData(call(getOwnAssociate, { signal })),

    /** The owner of a referral code. */
    sponsor: (code: string, signal?: AbortSignal) => toData(call(getSponsor, { params: { code }, signal })),

    /** An associate, `data.node`, with a page of the associates directly below, `data.children`. */
    tree: (id: string, query: Partial<QueryOf<typeof getTree>> = {}, signal?: AbortSignal) =>
      call(getTree, { params: { id }, query, signal }),

    /** A page of a downline, level by level, or of a search in it. */
    teamMembers: (id: string, query: Partial<QueryOf<typeof listTeamMembers>> = {}, signal?: AbortSignal) =>
      call(listTeamMembers, { params: { id }, query, signal }),

    /** A page of the upline, the sponsor first. */
    upline: (id: string, query: Partial<QueryOf<typeof listUpline>> = {}, signal?: AbortSignal) =>
      call(listUpline, { params: { id }, query, signal }),

    /** A page of the associates directly below the caller, newest first. */
    referred: (query: Partial<QueryOf<typeof listReferred>> = {}, signal?: AbortSignal) =>
      call(listReferred, { query, signal }),

    /** Sets whether to share one's contact, or the referral code; returns the stored associate. */
    update: async (id: string, changes: AssociateChanges, signal?: AbortSignal) => {
      const updated = await toData(call(updateAssociate, { params: { id }, body: changes, signal }));
      return withSentence(updated, 'Failed to update associate');
    },

    /** For admins: a page of all associates, newest first. */
    list: (query: Partial<QueryOf<typeof listAssociates>> = {}, signal?: AbortSignal) =>
      call(listAssociates, { query, signal }),

    /** For staff: gives an account a place in the tree. */
    create: (associate: NewAssociate, signal?: AbortSignal) =>
      toData(call(createAssociate, { body: associate, signal })),

    /** For admins: the effects of a change of parent. */
    previewParent: async (id: string, parent: WantedParent, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_POINTS, ...parent };
      return toData(call(previewParentChange, { params: { id }, body, signal }));
    },

    /** For admins: moves an associate with the whole downline to another parent. */
    changeParent: async (id: string, parent: WantedParent, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_POINTS, ...parent };
      const changed = await toData(call(changeParent, { params: { id }, body, signal }));
      return withSentence(changed, 'Failed to update associate parent');
    },
  };
}
