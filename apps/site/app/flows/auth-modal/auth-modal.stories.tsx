import { authModalMachine, authModalWalk } from '@pgm/machines/auth-modal';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { AuthModalScreen } from './auth-modal.flow.tsx';

const flow = flowStories({ machine: authModalMachine, walk: authModalWalk, Screen: AuthModalScreen });

export default { title: 'Flows/Login modal' };

export const Closed = flow.at('closed');
export const OpenLogin = flow.at('open.login');
export const OpenSignup = flow.at('open.signup');
