import { loginMachine } from '@pgm/machines/auth/login';
import { loginScenario } from '@pgm/machines/auth/login/testing';
import { googleSignInMachine } from '@pgm/machines/auth/google-sign-in';
import { googleSignInScenario } from '@pgm/machines/auth/google-sign-in/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { LoginScreen } from '../login/login.flow.tsx';
import { GoogleSignInScreen, siteGoogleSignInMachine } from './google-sign-in.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const login = { machine: loginMachine, scenario: loginScenario };

/** The button on the screen of the login. */
function Screen({ actor }: { actor: ActorRefFrom<typeof googleSignInMachine> }) {
  const loginActor = useScene(login, { state: 'mobile' });
  return <LoginScreen actor={loginActor} google={<GoogleSignInScreen actor={actor} />} />;
}

const flow = flowStories({
  machine: googleSignInMachine,
  scenario: googleSignInScenario,
  site: siteGoogleSignInMachine,
  Screen,
});

export default {
  title: 'Flows/Auth/GoogleSignIn',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

export const Asking = flow.at('asking', { name: 'Whether it is offered is not known yet' });
export const NotOffered = flow.at('notOffered', { name: 'Not offered' });
export const Idle = flow.at('idle', { name: 'Offered' });
export const Waiting = flow.at('waiting', { name: 'Waits for Google' });
export const SignedIn = flow.at('signedIn', {
  equals: { story: 'Asking', because: 'The button stays until the next page opens.' },
});
