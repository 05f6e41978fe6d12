import { signupMachine, signupWalk } from '@pgm/machines/signup';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { SignupScreen } from './signup.flow.tsx';

const flow = flowStories({ machine: signupMachine, walk: signupWalk, Screen: SignupScreen });

export default { title: 'Flows/Sign Up' };

export const Mobile = flow.at('mobile');
export const EmailIdle = flow.at('email.idle');
export const EmailWrong = flow.at('email.wrong');
export const EmailFailed = flow.at('email.failed');
export const Submitting = flow.at('submitting');
export const Registered = flow.at('registered');
export const Verified = flow.at('verified');
