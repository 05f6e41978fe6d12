import type { CodeRequester } from '../http/requester.ts';
import type { Limited } from '../rate-limit/rate-limiter.ts';
import type { OwnerPurpose } from './owner-proofs.ts';

/** What a code is for. */
type CodePurpose = OwnerPurpose | 'CONTACT_PROOF' | 'LOGIN';

/** The contact that gets a code, and what the code is for. */
interface CodeTarget<Purpose = CodePurpose> {
  /** `+91` and ten digits, or an email address. */
  readonly destination: string;
  readonly purpose: Purpose;
}

/** How a code gets to its contact; no mail has a code to log in. */
type Channel =
  | (CodeTarget & { readonly by: 'SMS' })
  | (CodeTarget<Exclude<CodePurpose, 'LOGIN'>> & { readonly by: 'MAIL' });

/** A code to send. */
export type CodeToSend = Channel & {
  /** The name that the person gave. */
  readonly name: string;
  /** Whether an account has proven the number. Default: no. */
  readonly isKnown?: boolean;
  readonly requester: CodeRequester;
};

/** Codes of six digits that prove the ownership of a contact for one purpose. */
export interface ContactCodes {
  /** Sends a code, unless an earlier one is still valid. */
  readonly send: (code: CodeToSend) => Promise<Limited<{ expiresInSeconds: number }, 'server'>>;
  /** How long the current code stays valid, in seconds; undefined when there is none. */
  readonly secondsLeft: (target: CodeTarget) => Promise<number | undefined>;
  /** Checks a code and uses it up; returns the name that it was sent with. */
  readonly consume: (
    target: CodeTarget,
    otp: string,
    address: string,
  ) => Promise<Limited<string, 'unauthenticated'>>;
}
