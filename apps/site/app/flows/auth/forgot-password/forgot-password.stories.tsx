import { forgotPasswordMachine } from '@pgm/machines/auth/forgot-password';
import { forgotPasswordScenario } from '@pgm/machines/auth/forgot-password/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ForgotPasswordScreen } from './forgot-password.flow.tsx';

const flow = flowStories({
  machine: forgotPasswordMachine,
  scenario: forgotPasswordScenario,
  Screen: ForgotPasswordScreen,
});

export default { title: 'Flows/Auth/ForgotPassword' };

export const AskingIdle = flow.at('asking.idle');
export const AskingInvalid = flow.at('asking.invalid');
export const AskingFailed = flow.at('asking.failed');
export const Sending = flow.at('sending');
export const Sent = flow.at('sent');
