import type { FirebaseProject } from '@pgm/api/contract';

/** The part of Firebase's SDK that is used, so that tests can replace it. Its errors have a `code`. */
export interface FirebaseSdk {
  /** Opens a project; nothing of it is stored in the browser. */
  readonly open: (project: FirebaseProject) => FirebaseAccess;
}

/** An open project. */
export interface FirebaseAccess {
  /** Sends a code to a number with its country code, past an invisible captcha. */
  readonly sendCode: (number: string) => Promise<ConfirmCode>;
  /** Lets a person sign in with Google in a popup; resolves to the ID token. */
  readonly signInWithGoogle: () => Promise<string>;
  /** Signs out and lets go of everything. */
  readonly close: () => Promise<void>;
}

/** Trades the code that was sent for an ID token. */
export type ConfirmCode = (code: string) => Promise<string>;
