import { getOwnAssociate, getSponsor, ok } from '../contract/index.ts';
import type { Call } from './call.ts';

/** Reads of the tree. */
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
  };
}
