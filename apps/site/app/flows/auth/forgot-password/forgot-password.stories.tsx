import { forgotPasswordMachine } from '@pgm/machines/auth/forgot-password';
import { forgotPasswordScenario } from '@pgm/machines/auth/forgot-password/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ForgotPasswordScreen } from './forgot-password.flow.tsx';

const flow = flowStories({
  machine: forgotPasswordMachine,
  scenario: forgotPasswordScenario,
  Screen: ForgotPasswordScreen,
});

export default {
  title: 'Flows/Auth/ForgotPassword',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

export const AskingIdle = flow.at('asking.idle');
export const AskingInvalid = flow.at('asking.invalid');
export const AskingFailed = flow.at('asking.failed');
export const Sending = flow.at('sending');
export const Sent = flow.at('sent');
export const HalfAddress = flow.at('asking.invalid', {
  name: 'Half an address',
  via: ['typeHalf', 'submit'],
});
export const SendingBroke = flow.at('asking.failed', {
  name: 'Link not sent',
  via: ['typeEmail', 'submit', 'crashed'],
});
