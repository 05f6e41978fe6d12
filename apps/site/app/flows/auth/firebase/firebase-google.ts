import { type Result, type Session, fail } from '@pgm/api/contract';
import { firebaseFailure } from './firebase-failure.ts';
import { type FirebaseParts, letGo } from './firebase-sdk.ts';
import type { FirebaseAccess } from './firebase-sdk.types.ts';

/** The message that the user sees, whatever the reason. */
const FAILED = 'Login failed';

/** Signs in with Google in Firebase's popup. */
export async function firebaseGoogle(
  { project, loadSdk, finish }: FirebaseParts,
  signal: AbortSignal,
): Promise<Result<Session>> {
  let access: FirebaseAccess | undefined;
  try {
    access = (await loadSdk()).open(project);
    const idToken = await access.signInWithGoogle();
    // Another popup was opened meanwhile: only that one counts.
    return signal.aborted ? fail({ code: 'aborted', message: FAILED }) : await finish({ idToken }, signal);
  } catch (error) {
    return firebaseFailure(error, FAILED);
  } finally {
    await letGo(access);
  }
}
