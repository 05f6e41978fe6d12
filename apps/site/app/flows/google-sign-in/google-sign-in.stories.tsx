import { googleSignInMachine, googleSignInWalk } from '@pgm/machines/google-sign-in';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { GoogleSignInScreen } from './google-sign-in.flow.tsx';

const flow = flowStories({
  machine: googleSignInMachine,
  walk: googleSignInWalk,
  Screen: GoogleSignInScreen,
});

export default { title: 'Flows/Google sign-in' };

export const Asking = flow.at('asking');
export const NotOffered = flow.at('notOffered');
export const Idle = flow.at('idle');
export const Waiting = flow.at('waiting');
export const SignedIn = flow.at('signedIn');
