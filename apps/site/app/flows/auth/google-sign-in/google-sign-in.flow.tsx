import { fail } from '@pgm/api/contract';
import { googleSignInMachine, googleSignInVerbs, googleSignInView } from '@pgm/machines/auth/google-sign-in';
import { withPorts } from '@pgm/machines/kit';
import { GoogleButton } from '@pgm/ui/auth/google-button';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { joiningFields } from '../sponsor/joining.ts';
import { useOutcome } from '#app/kit/use-outcome.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { firebaseGoogle } from '../firebase/firebase-google.ts';
import { loadFirebaseSdk } from '../firebase/firebase-sdk.ts';
import { signInProviders } from '../firebase/sign-in-providers.ts';
import { firebaseParts } from '../firebase/site-firebase.ts';
import { session } from '../session/session.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { googlePopup } from './google-popup.ts';

/** The machine of Google's button with the site's implementations. */
export const siteGoogleSignInMachine = withPorts(googleSignInMachine)({
  actors: {
    isOffered: fromPromise(async () => {
      const providers = await signInProviders();
      if (!providers.ok) return false;
      const { google, firebase } = providers.value;
      // A browser allows a popup only for a few seconds after the press: the SDK has to be loaded by then.
      if (!google && firebase) void loadFirebaseSdk().catch(() => undefined);
      return google || firebase !== null;
    }),
    signIn: fromPromise(async ({ signal }) => {
      const providers = await signInProviders();
      if (!providers.ok) return providers;
      const { google, firebase } = providers.value;
      if (!google && firebase) return firebaseGoogle(firebaseParts(firebase), signal);
      const proof = await googlePopup(signal);
      if (proof === undefined) return fail({ code: 'unauthenticated', message: 'Login failed' } as const);
      const { auth } = await browserClient();
      return auth.finishGoogleSignIn({ ...proof, ...(await joiningFields()) }, signal);
    }),
  },
});

/** 'Continue with Google', when it is offered; it begins the session. */
export function GoogleSignInFlow() {
  const actor = useActorRef(siteGoogleSignInMachine);
  useOutcome(actor, ({ output }) => output && session.begin(output));
  useEmitted(actor, {
    'toast.show': toasts.show,
    // The user saw the popup; the exact reason is only for the console (spec section 8).
    // oxlint-disable-next-line eslint/no-console
    'google.failed': ({ reason }) => console.info(`Google sign-in: ${reason}`),
  });
  return <GoogleSignInScreen actor={actor} />;
}

/** The screen of the button for any state of its actor. */
export function GoogleSignInScreen({ actor }: { actor: ActorRefFrom<typeof googleSignInMachine> }) {
  const [{ isShown, canOpen, isWaiting }, { open }] = useFlow(actor, googleSignInView, googleSignInVerbs);
  return isShown && <GoogleButton disabled={!canOpen} isWaiting={isWaiting} onPress={open} />;
}
