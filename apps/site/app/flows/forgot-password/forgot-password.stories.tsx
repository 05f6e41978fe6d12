import { forgotPasswordMachine, forgotPasswordWalk } from '@pgm/machines/forgot-password';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ForgotPasswordScreen } from './forgot-password.flow.tsx';

const flow = flowStories({
  machine: forgotPasswordMachine,
  walk: forgotPasswordWalk,
  Screen: ForgotPasswordScreen,
});

export default { title: 'Flows/Forgot password' };

export const AskingIdle = flow.at('asking.idle');
export const AskingWrong = flow.at('asking.wrong');
export const AskingFailed = flow.at('asking.failed');
export const Sending = flow.at('sending');
export const Sent = flow.at('sent');
