import { signupMachine } from '@pgm/machines/auth/signup';
import { signupScenario } from '@pgm/machines/auth/signup/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { SignupScreen } from './signup.flow.tsx';

const flow = flowStories({ machine: signupMachine, scenario: signupScenario, Screen: SignupScreen });

export default { title: 'Flows/Auth/Signup' };

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle');
export const EmailInvalid = flow.at('email.invalid');
export const EmailFailed = flow.at('email.failed');
export const Submitting = flow.at('submitting');
export const LoggingIn = flow.at('loggingIn');
export const Registered = flow.at('registered');
export const Verified = flow.at('verified');
