import { type Result, type Session, fail } from '@pgm/api/contract';
import { firebaseFailure } from './firebase-failure.ts';
import { type FirebaseAccess, type FirebaseParts, letGo } from './firebase-sdk.ts';

/** What the person is told, whatever came in between. */
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
    // Another popup was opened meanwhile: that one counts.
    return signal.aborted ? fail({ code: 'aborted', message: FAILED }) : await finish({ idToken }, signal);
  } catch (error) {
    return firebaseFailure(error, FAILED);
  } finally {
    await letGo(access);
  }
}
