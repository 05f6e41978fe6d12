import { createCall, type CallOptions } from '../call.ts';
import { accountSecurityClient } from './account-security.ts';
import { invitationClient } from './invitation.ts';

/** Creates the client with the calls that protect an account; only the pages for that load it. */
export function createSecurityClient(options: CallOptions = {}) {
  const call = createCall(options);
  return { ...accountSecurityClient(call), ...invitationClient(call) };
}

export type SecurityClient = ReturnType<typeof createSecurityClient>;
