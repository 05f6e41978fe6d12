import type { Failure, Result } from '@pgm/api/contract';

/**
 * The data to remember between the two halves of a sign-in; the visitor may see none of it except through `url`.
 */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A person as the provider describes them. */
export interface Identity {
  /** The provider's own id for the account; unlike the email address, it never changes. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string | undefined;
  /** Whether the provider confirms that the address belongs to this person. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly firstName: string;
  readonly lastName: string;
}

/** Signs visitors in with an identity provider. */
export interface GoogleIdentity {
  /** The address to send the visitor to; the visitor returns to `redirectUri`. */
  begin(redirectUri: string): Promise<Result<SignInSecrets & { readonly url: string }, Failure<'server'>>>;
  /** The person who came back; `callbackUrl` is the redirect URI with the parameters that the provider added. */
  finish(callbackUrl: URL, expected: SignInSecrets): Promise<Result<Identity, Failure<'unauthenticated'>>>;
}
