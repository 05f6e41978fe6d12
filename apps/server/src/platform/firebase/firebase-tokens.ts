import type { Result } from '@pgm/api/contract';
import type { Identity } from '../google/google-identity.ts';

/** Whom an ID token speaks of: the owner of a mobile number, or somebody for whom Google has spoken. */
export type FirebasePerson =
  | {
      readonly by: 'phone';
      /** With the country code, as it stands in the token. */
      readonly number: string;
    }
  | { readonly by: 'google'; readonly identity: Identity };

/** What an ID token proves. */
export interface FirebaseSignIn {
  readonly person: FirebasePerson;
  /** Tells tokens apart, whatever is done to their spelling. */
  readonly tokenHash: string;
  /** When the token can no longer be used, in ms since 1970. */
  readonly expiresAt: number;
}

/** Reads ID tokens of one Firebase project. */
export interface FirebaseTokens {
  /** Refuses what the project did not sign, or not just now. */
  read(idToken: string): Promise<Result<FirebaseSignIn>>;
}
