import {
  type AccountDeletion,
  type ConsentChanges,
  deleteAccount,
  exportData,
  getConsents,
  ok,
  sendDeletionCode,
  setConsents,
} from '../contract/index.ts';
import type { Call } from './call.ts';

/** What the caller decides about their own data. */
export function privacyClient(call: Call) {
  return {
    /** What they agreed to, and how they can delete their account. */
    consents: async (signal?: AbortSignal) => {
      const answer = await call(getConsents, { signal });
      return answer.ok ? ok(answer.value.data) : answer;
    },

    /** Moves switches; how all of them stand then. */
    setConsents: async (changes: ConsentChanges, signal?: AbortSignal) => {
      const answer = await call(setConsents, { body: changes, signal });
      return answer.ok ? ok(answer.value.data) : answer;
    },

    /** Everything that is stored about them. */
    export: (signal?: AbortSignal) => call(exportData, { signal }),

    /** Sends a code for deleting the account; how long it is good, in seconds. */
    sendDeletionCode: async (signal?: AbortSignal) => {
      const answer = await call(sendDeletionCode, { signal });
      return answer.ok ? ok(answer.value.data) : answer;
    },

    /** Deletes the account for good, by its password or the code that was sent. */
    deleteAccount: (proof: AccountDeletion, signal?: AbortSignal) =>
      call(deleteAccount, { body: proof, signal }),
  };
}
