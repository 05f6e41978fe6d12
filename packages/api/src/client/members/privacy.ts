import {
  type OwnerProof,
  type ConsentChanges,
  deleteAccount,
  exportData,
  getConsents,
  sendDeletionCode,
  setConsents,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The caller's calls on their own data. */
export function privacyClient(call: Call) {
  return {
    /** The consents of the caller, and how they can delete their account. */
    consents: (signal?: AbortSignal) => toData(call(getConsents, { signal })),

    /** Changes consents and returns all of them. */
    setConsents: (changes: ConsentChanges, signal?: AbortSignal) =>
      toData(call(setConsents, { body: changes, signal })),

    /** Everything that is stored about the caller. */
    export: (signal?: AbortSignal) => call(exportData, { signal }),

    /** Sends a code for the deletion of the account; returns in how many seconds the code expires. */
    sendDeletionCode: (signal?: AbortSignal) => toData(call(sendDeletionCode, { signal })),

    /** Deletes the account permanently, with its password or the code that was sent. */
    deleteAccount: (proof: OwnerProof, signal?: AbortSignal) => call(deleteAccount, { body: proof, signal }),
  };
}
