import type { Failure, Result } from '@pgm/api/contract';
import type { Identity } from '../google/google-identity.ts';

/** The person that an ID token describes: the owner of a mobile number, or a person that Google has identified. */
export type FirebasePerson =
  | {
      readonly by: 'phone';
      /** With the country code, as in the token. */
      readonly number: string;
    }
  | { readonly by: 'google'; readonly identity: Identity };

/** The facts that an ID token proves. */
export interface FirebaseSignIn {
  readonly person: FirebasePerson;
  /** Identifies the token, however it is encoded. */
  readonly tokenHash: string;
  /** When the token expires, in ms since 1970. */
  readonly expiresAt: number;
}

/** The token is invalid, or Google's keys cannot be read. */
export type SignInFailure = Failure<'unauthenticated' | 'server'>;

/** Reads ID tokens of one Firebase project. */
export interface FirebaseTokens {
  /** Rejects a token that the project did not sign, or whose sign-in was not just now. */
  read(idToken: string): Promise<Result<FirebaseSignIn, SignInFailure>>;
}
