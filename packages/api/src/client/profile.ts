import { type ProfileChange, updateProfile } from '../contract/index.ts';
import type { Call } from './call.ts';

/** The caller's own profile. */
export function profileClient(call: Call) {
  return {
    /** Changes it, and answers the account as it is then; `imageUrl` is a new photo, or the address of the old one. */
    update: (userId: string, change: ProfileChange, signal?: AbortSignal) =>
      call(updateProfile, { params: { id: userId }, body: change, signal }),
  };
}
