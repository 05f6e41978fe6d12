import {
  DEFAULT_BV_VALUE,
  changeParent,
  createAssociate,
  getOwnAssociate,
  getRepurchaseSummary,
  getSponsor,
  getTree,
  listAssociates,
  listDownline,
  listReferred,
  listUpline,
  ok,
  previewParentChange,
  updateAssociate,
} from '../contract/index.ts';
import type { AssociateChanges, NewAssociate, NewParent, QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** A new parent; the business value is {@link DEFAULT_BV_VALUE} unless given. */
type WantedParent = Pick<NewParent, 'parentId'> & Partial<NewParent>;

/** The tree. Where a call takes an id, it may be that of the user or that of the associate. */
export function associatesClient(call: Call) {
  return {
    /** The caller's own place in the tree. */
    self: async (signal?: AbortSignal) => {
      const result = await call(getOwnAssociate, { signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Whose referral code this is. */
    sponsor: async (code: string, signal?: AbortSignal) => {
      const result = await call(getSponsor, { params: { code }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** An associate, `data.node`, with a page of those directly below, `data.children`. */
    tree: (id: string, query: Partial<QueryOf<typeof getTree>> = {}, signal?: AbortSignal) =>
      call(getTree, { params: { id }, query, signal }),

    /** A page of a downline, level by level, or of what a search finds in it. */
    downline: (id: string, query: Partial<QueryOf<typeof listDownline>> = {}, signal?: AbortSignal) =>
      call(listDownline, { params: { id }, query, signal }),

    /** A page of those above, the sponsor first. */
    upline: (id: string, query: Partial<QueryOf<typeof listUpline>> = {}, signal?: AbortSignal) =>
      call(listUpline, { params: { id }, query, signal }),

    /** A page of those directly below the caller, the newest first. */
    referred: (query: Partial<QueryOf<typeof listReferred>> = {}, signal?: AbortSignal) =>
      call(listReferred, { query, signal }),

    /** What an associate and those directly below ordered. */
    repurchase: async (id: string, signal?: AbortSignal) => {
      const result = await call(getRepurchaseSummary, { params: { id }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Says whether to share one's contact, or gives a referral code; as it is stored then. */
    update: async (id: string, changes: AssociateChanges, signal?: AbortSignal) => {
      const result = await call(updateAssociate, { params: { id }, body: changes, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** For admins: a page of all associates, the newest first. */
    list: (query: Partial<QueryOf<typeof listAssociates>> = {}, signal?: AbortSignal) =>
      call(listAssociates, { query, signal }),

    /** For staff: gives an account a place in the tree. */
    create: async (associate: NewAssociate, signal?: AbortSignal) => {
      const result = await call(createAssociate, { body: associate, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** For admins: what a change of parent would do. */
    previewParent: async (id: string, parent: WantedParent, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_BV_VALUE, ...parent };
      const result = await call(previewParentChange, { params: { id }, body, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** For admins: moves an associate with all below to another parent. */
    changeParent: async (id: string, parent: WantedParent, signal?: AbortSignal) => {
      const body = { bvValue: DEFAULT_BV_VALUE, ...parent };
      const result = await call(changeParent, { params: { id }, body, signal });
      return result.ok ? ok(result.value.data) : result;
    },
  };
}
