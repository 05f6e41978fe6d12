import type { Result } from '@pgm/api/contract';

/** What one sign-in has to remember between its two halves; none of it may reach the visitor but by `url`. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who somebody is, in the words of the provider. */
export interface Identity {
  /** The provider's own name for the account; it never changes, unlike the mail address. */
  readonly subject: string;
  /** Lower case. */
  readonly email: string | undefined;
  /** Whether the provider says that the address belongs to this person. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly firstName: string;
  readonly lastName: string;
}

/** Lets somebody else say who a visitor is. */
export interface GoogleIdentity {
  /** Where to send the visitor, who comes back to `redirectUri`. */
  begin(redirectUri: string): Promise<Result<SignInSecrets & { readonly url: string }>>;
  /** Who it was that came back; `callbackUrl` is the redirect URI with what the provider added to it. */
  finish(callbackUrl: URL, expected: SignInSecrets): Promise<Result<Identity>>;
}
