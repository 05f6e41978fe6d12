import type { FirebaseProject, Result, Session } from '@pgm/api/contract';

/** What of Firebase's SDK is used, so that tests can do without it. What it throws has a `code`. */
export interface FirebaseSdk {
  /** Opens a project; nothing of it is stored in the browser. */
  readonly open: (project: FirebaseProject) => FirebaseAccess;
}

/** An open project. */
export interface FirebaseAccess {
  /** Sends a code to a number with its country code, past an invisible captcha. */
  readonly sendCode: (number: string) => Promise<ConfirmCode>;
  /** Lets a person sign in with Google in a popup; answers the ID token. */
  readonly signInWithGoogle: () => Promise<string>;
  /** Signs out and lets go of everything. */
  readonly close: () => Promise<void>;
}

/** Trades the code that was sent for an ID token. */
export type ConfirmCode = (code: string) => Promise<string>;

/** Loads the SDK: a file of its own, which only comes where Firebase is configured. */
export async function loadFirebaseSdk(): Promise<FirebaseSdk> {
  return (await import('./load-firebase.ts')).firebaseSdk;
}

/** What signing in through Firebase is made from. */
export interface FirebaseParts {
  readonly project: FirebaseProject;
  readonly loadSdk: () => Promise<FirebaseSdk>;
  /** Trades an ID token for a session at our own server. */
  readonly finish: (
    proof: { readonly idToken: string; readonly name?: string },
    signal: AbortSignal,
  ) => Promise<Result<Session>>;
}

/** Closes a project that is no longer needed; nobody waits for more than that. */
export async function letGo(access: FirebaseAccess | undefined): Promise<void> {
  await access?.close().catch(() => undefined);
}
