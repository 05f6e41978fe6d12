import type { FirebaseProject } from '@pgm/api/contract';
import { browserClient } from '#app/kit/browser-client.ts';
import { joiningFields } from '../sponsor/joining.ts';
import { type FirebaseParts, loadFirebaseSdk } from './firebase-sdk.ts';

/** The parts of Firebase sign-in as the site uses them. */
export function firebaseParts(project: FirebaseProject): FirebaseParts {
  return {
    project,
    loadSdk: loadFirebaseSdk,
    finish: async (proof, signal) =>
      (await browserClient()).auth.finishFirebaseSignIn({ ...proof, ...(await joiningFields()) }, signal),
  };
}
