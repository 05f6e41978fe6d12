import type { FirebaseProject } from '@pgm/api/contract';
import { browserClient } from '#app/kit/browser-client.ts';
import { referralCode } from '../../members/sponsor/referral.ts';
import { type FirebaseParts, loadFirebaseSdk } from './firebase-sdk.ts';

/** The parts of Firebase sign-in as the site uses them. */
export function firebaseParts(project: FirebaseProject): FirebaseParts {
  return {
    project,
    loadSdk: loadFirebaseSdk,
    finish: async (proof, signal) =>
      (await browserClient()).auth.finishFirebaseSignIn(
        { ...proof, sponsorCode: await referralCode() },
        signal,
      ),
  };
}
