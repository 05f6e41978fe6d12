import { forgotPasswordMachine } from '@pgm/machines/auth/forgot-password';
import { forgotPasswordScenario } from '@pgm/machines/auth/forgot-password/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ForgotPasswordScreen, siteForgotPasswordMachine } from './forgot-password.flow.tsx';

const flow = flowStories({
  machine: forgotPasswordMachine,
  scenario: forgotPasswordScenario,
  site: siteForgotPasswordMachine,
  Screen: ForgotPasswordScreen,
});

export default {
  title: 'Flows/Auth/ForgotPassword',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

export const EditingIdle = flow.at('editing.idle');
export const EditingInvalid = flow.at('editing.invalid');
export const EditingFailed = flow.at('editing.failed');
export const Submitting = flow.at('submitting');
export const Done = flow.at('done');
export const HalfAddress = flow.at('editing.invalid', {
  name: 'Half an address',
  via: ['typeHalf', 'submit'],
});
export const SendingBroke = flow.at('editing.failed', {
  name: 'Link not sent',
  via: ['typeEmail', 'submit', 'crashed'],
});
