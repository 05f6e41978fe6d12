import { loginMachine } from '@pgm/machines/auth/login';
import { loginScenario } from '@pgm/machines/auth/login/testing';
import { signUpMachine } from '@pgm/machines/auth/sign-up';
import { signUpScenario } from '@pgm/machines/auth/sign-up/testing';
import { authModalMachine } from '@pgm/machines/auth/auth-modal';
import { authModalScenario } from '@pgm/machines/auth/auth-modal/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { LoginScreen } from '../login/login.flow.tsx';
import { SignUpScreen } from '../sign-up/sign-up.flow.tsx';
import { AuthModalScreen } from './auth-modal.flow.tsx';
import type { ActorRefFrom } from 'xstate';

const login = { machine: loginMachine, scenario: loginScenario };
const signUp = { machine: signUpMachine, scenario: signUpScenario };

/** The modal above a page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof authModalMachine> }) {
  const toOther = { onOpen: () => undefined };
  return (
    <>
      <p className="measure py-10">The page itself.</p>
      <AuthModalScreen
        actor={actor}
        login={<LoginScreen actor={useScene(login, { state: 'mobile' })} heading="dialog" signUp={toOther} />}
        signUp={
          <SignUpScreen actor={useScene(signUp, { state: 'mobile' })} heading="dialog" login={toOther} />
        }
      />
    </>
  );
}

const flow = flowStories({ machine: authModalMachine, scenario: authModalScenario, Screen });

export default {
  title: 'Flows/Auth/AuthModal',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed', { name: 'The page without the modal' });
export const OpenLogin = flow.at('open.login', { via: ['open'] });
export const OpenSignUp = flow.at('open.signUp', { via: ['open', 'toSignUp'] });
