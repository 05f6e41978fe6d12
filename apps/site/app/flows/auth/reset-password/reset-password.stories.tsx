import { resetPasswordMachine } from '@pgm/machines/auth/reset-password';
import { resetPasswordScenario } from '@pgm/machines/auth/reset-password/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inAuthPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { ResetPasswordScreen, siteResetPasswordMachine } from './reset-password.flow.tsx';

const flow = flowStories({
  machine: resetPasswordMachine,
  scenario: resetPasswordScenario,
  site: siteResetPasswordMachine,
  Screen: ResetPasswordScreen,
});

export default {
  title: 'Flows/Auth/ResetPassword',
  decorators: [inAuthPage],
  parameters: { layout: 'fullscreen' },
};

export const EditingIdle = flow.at('editing.idle');
export const EditingInvalid = flow.at('editing.invalid');
export const EditingFailed = flow.at('editing.failed');
export const EditingDead = flow.at('editing.dead');
export const Saving = flow.at('saving');
export const Saved = flow.at('saved');
export const SavingBroke = flow.at('editing.failed', {
  name: 'Password not saved',
  via: ['typePassword', 'repeatPassword', 'submit', 'crashed'],
});
