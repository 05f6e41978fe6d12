import { createCall, type CallOptions } from './call.ts';
import { accountSecurityClient } from './auth/account-security.ts';
import { staffInvitationClient } from './auth/staff-invitation.ts';

/** Creates the client with the calls that protect an account; only the pages for that load it. */
export function createAccountSecurityClient(options: CallOptions = {}) {
  const call = createCall(options);
  return { ...accountSecurityClient(call), ...staffInvitationClient(call) };
}

export type AccountSecurityClient = ReturnType<typeof createAccountSecurityClient>;
