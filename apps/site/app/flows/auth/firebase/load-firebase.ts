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
import type { FirebaseSdk } from './firebase-sdk.types.ts';

// It would record the days of use in IndexedDB. Everything works without it.
_components.delete('heartbeat');

let opened = 0;

/** The only code that uses the SDK itself. */
export const firebaseSdk: FirebaseSdk = {
  open: (project) => {
    // Several may be open for a moment: the previous one is closed while the next one is used.
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
          // Not removed: the captcha still searches for its parts for a while, and would throw errors.
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

/** The captcha leaves an entry in this origin's storage and works without it. */
function forgetCaptcha(): void {
  // oxlint-disable-next-line zones/device -- The site itself stores nothing here.
  localStorage.removeItem('_grecaptcha');
}
