import {
  type ContactKind,
  type ProfileChange,
  proveContact,
  sendContactCode,
  ok,
  updateProfile,
} from '../contract/index.ts';
import type { Call } from './call.ts';

/** The caller's own profile. */
export function profileClient(call: Call) {
  return {
    /** Changes it, and answers the account as it is then; `imageUrl` is a new photo, or the address of the old one. */
    update: (userId: string, change: ProfileChange, signal?: AbortSignal) =>
      call(updateProfile, { params: { id: userId }, body: change, signal }),

    /** Sends a code to a contact that nobody has proven to own; how long it is good, in seconds. */
    sendCode: async (userId: string, contact: ContactKind, signal?: AbortSignal) => {
      const answer = await call(sendContactCode, { params: { id: userId }, body: { contact }, signal });
      return answer.ok ? ok(answer.value.data) : answer;
    },

    /** Proves a contact by the code that was sent to it; the account as it is then. */
    prove: (userId: string, contact: ContactKind, otp: string, signal?: AbortSignal) =>
      call(proveContact, { params: { id: userId }, body: { contact, otp }, signal }),
  };
}
