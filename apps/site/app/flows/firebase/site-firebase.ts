import type { FirebaseProject } from '@pgm/api/contract';
import { browserClient } from '#app/shared/browser-client.ts';
import { referralCode } from '#app/shared/referral.ts';
import { type FirebaseParts, loadFirebaseSdk } from './firebase-sdk.ts';

/** Signing in through Firebase as the site does it. */
export function firebaseParts(project: FirebaseProject): FirebaseParts {
  return {
    project,
    loadSdk: loadFirebaseSdk,
    finish: async (proof, signal) =>
      (await browserClient()).auth.finishFirebaseSignIn({ ...proof, sponsorCode: referralCode() }, signal),
  };
}
