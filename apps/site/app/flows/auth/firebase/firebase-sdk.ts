import type { FirebaseProject, Result, Session } from '@pgm/api/contract';
import type { FirebaseAccess, FirebaseSdk } from './firebase-sdk.types.ts';

/** Loads the SDK: a separate file that is loaded only when Firebase is configured. */
export async function loadFirebaseSdk(): Promise<FirebaseSdk> {
  return (await import('./load-firebase.ts')).firebaseSdk;
}

/** What sign-in through Firebase needs. */
export interface FirebaseParts {
  readonly project: FirebaseProject;
  readonly loadSdk: () => Promise<FirebaseSdk>;
  /** Trades an ID token for a session at our own server. */
  readonly finish: (
    proof: { readonly idToken: string; readonly name?: string },
    signal: AbortSignal,
  ) => Promise<Result<Session>>;
}

/** Closes a project that is no longer needed; the caller does not wait for it. */
export async function letGo(access: FirebaseAccess | undefined): Promise<void> {
  await access?.close().catch(() => undefined);
}
