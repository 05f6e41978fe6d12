import { googleSignInMachine } from '@pgm/machines/auth/google-sign-in';
import { googleSignInScenario } from '@pgm/machines/auth/google-sign-in/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { GoogleSignInScreen } from './google-sign-in.flow.tsx';

const flow = flowStories({
  machine: googleSignInMachine,
  scenario: googleSignInScenario,
  Screen: GoogleSignInScreen,
});

export default { title: 'Flows/Auth/GoogleSignIn' };

export const Asking = flow.at('asking');
export const NotOffered = flow.at('notOffered');
export const Idle = flow.at('idle');
export const Waiting = flow.at('waiting');
export const SignedIn = flow.at('signedIn');
