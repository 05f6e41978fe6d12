import { loginMachine } from '@pgm/machines/auth/login';
import { loginScenario } from '@pgm/machines/auth/login/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { LoginScreen } from './login.flow.tsx';

const flow = flowStories({ machine: loginMachine, scenario: loginScenario, Screen: LoginScreen });

export default { title: 'Flows/Auth/Login' };

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle');
export const EmailInvalid = flow.at('email.invalid');
export const EmailFailed = flow.at('email.failed');
export const Submitting = flow.at('submitting');
export const Succeeded = flow.at('succeeded');
