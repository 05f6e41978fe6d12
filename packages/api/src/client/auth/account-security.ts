import {
  type PasswordChange,
  changePassword,
  endOtherSessions,
  endSession,
  getAccountSecurity,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's calls on their sessions and their password. */
export function accountSecurityClient(call: Call) {
  return {
    /** Whether the caller has a password, and their sessions. */
    read: (signal?: AbortSignal) => toData(call(getAccountSecurity, { signal })),

    /** Ends one session of the caller. */
    endSession: (id: string, signal?: AbortSignal) => call(endSession, { params: { id }, signal }),

    /** Ends all sessions of the caller except this one. */
    endOtherSessions: (signal?: AbortSignal) => call(endOtherSessions, { signal }),

    /** Replaces the password; all other sessions end. */
    changePassword: (form: PasswordChange, signal?: AbortSignal) =>
      call(changePassword, { body: form, signal }),
  };
}
