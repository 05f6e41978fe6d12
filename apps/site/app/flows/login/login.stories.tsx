import { loginMachine, loginWalk } from '@pgm/machines/login';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { LoginScreen } from './login.flow.tsx';

const flow = flowStories({ machine: loginMachine, walk: loginWalk, Screen: LoginScreen });

export default { title: 'Flows/Login' };

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle');
export const EmailWrong = flow.at('email.wrong');
export const EmailFailed = flow.at('email.failed');
export const Submitting = flow.at('submitting');
export const Succeeded = flow.at('succeeded');
