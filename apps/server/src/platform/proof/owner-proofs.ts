import type { OwnerProof, OwnerProofKind } from '@pgm/api/contract';
import type { CodeRequester } from '../http/requester.ts';
import type { Limited } from '../rate-limit/rate-limiter.ts';

/** What a logged-in user may prove their identity for. */
export type OwnerPurpose = 'ACCOUNT_DELETION' | 'CONTACT_CHANGE' | 'BANK_DETAILS';

/** Lets a logged-in user prove again that they own the account, before a change that could give it away. */
export interface OwnerProofs {
  /** The proof that an account can use: its password, or else a code; null when it has neither. */
  readonly findProof: (userId: string) => Promise<OwnerProofKind | null>;
  /**
   * Sends a code to the proven contact of the account; while an earlier code for the same purpose is valid, returns
   * how long it stays valid.
   */
  readonly send: (
    userId: string,
    purpose: OwnerPurpose,
    requester: CodeRequester,
  ) => Promise<Limited<{ expiresInSeconds: number }, 'conflict' | 'server'>>;
  /**
   * Checks the password of the account or the code that was sent to its owner. Both count as guesses. A wrong one does
   * not give a 401: the login is valid, and there is no token to renew.
   */
  readonly check: (
    userId: string,
    purpose: OwnerPurpose,
    proof: OwnerProof,
    address: string,
  ) => Promise<Limited<undefined, 'conflict' | 'invalid'>>;
  /**
   * Checks a proof that may be missing: a missing one is reported by its field, in the words of the purpose. Null when the
   * account has no proof that it can use; the caller decides what that means.
   */
  readonly authorise: (
    userId: string,
    purpose: 'CONTACT_CHANGE' | 'BANK_DETAILS',
    proof: OwnerProof,
    address: string,
  ) => Promise<Limited<undefined, 'conflict' | 'invalid'> | null>;
}
