import { _components, deleteApp, initializeApp } from '@firebase/app';
import {
  GoogleAuthProvider,
  RecaptchaVerifier,
  browserPopupRedirectResolver,
  inMemoryPersistence,
  initializeAuth,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
} from '@firebase/auth';
import type { FirebaseSdk } from './firebase-sdk.ts';

// It would count the days of use in IndexedDB. Everything works without it.
_components.delete('heartbeat');

let opened = 0;

/** The only place that knows the SDK. */
export const firebaseSdk: FirebaseSdk = {
  open: (project) => {
    // Several may be open for a moment: the one before is closed while the next is used.
    opened += 1;
    const app = initializeApp({ ...project }, `sign-in ${opened}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    return {
      sendCode: async (number) => {
        const place = document.body.appendChild(document.createElement('div'));
        try {
          const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' });
          const confirmation = await signInWithPhoneNumber(auth, number, captcha);
          return async (code) => (await confirmation.confirm(code)).user.getIdToken();
        } finally {
          // Not removed: the captcha goes on to look for its parts for a while, and would complain.
          place.hidden = true;
          forgetCaptcha();
        }
      },
      signInWithGoogle: async () => {
        const provider = new GoogleAuthProvider();
        const { user } = await signInWithPopup(auth, provider, browserPopupRedirectResolver);
        return user.getIdToken();
      },
      close: async () => {
        await signOut(auth);
        await deleteApp(app);
        forgetCaptcha();
      },
    };
  },
};

/** The captcha leaves a note in this origin's storage; it works without. */
function forgetCaptcha(): void {
  localStorage.removeItem('_grecaptcha');
}
