import { acceptInvitation, showInvitation } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The invitation to staff that a mailed link names. */
export function staffInvitationClient(call: Call) {
  return {
    /** What the invitation offers. */
    showInvitation: (token: string, signal?: AbortSignal) =>
      toData(call(showInvitation, { body: { token }, signal })),

    /** Makes the user staff; returns the account as it is then. */
    acceptInvitation: (token: string, signal?: AbortSignal) =>
      toData(call(acceptInvitation, { body: { token }, signal })),
  };
}
