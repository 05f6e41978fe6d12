import { authModalMachine } from '@pgm/machines/auth/auth-modal';
import { authModalScenario } from '@pgm/machines/auth/auth-modal/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { AuthModalScreen } from './auth-modal.flow.tsx';

const flow = flowStories({ machine: authModalMachine, scenario: authModalScenario, Screen: AuthModalScreen });

export default { title: 'Flows/Auth/AuthModal' };

export const Closed = flow.at('closed');
export const OpenLogin = flow.at('open.login');
export const OpenSignup = flow.at('open.signup');
