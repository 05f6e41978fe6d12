import { resetPasswordMachine, resetPasswordWalk } from '@pgm/machines/reset-password';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ResetPasswordScreen } from './reset-password.flow.tsx';

const flow = flowStories({
  machine: resetPasswordMachine,
  walk: resetPasswordWalk,
  Screen: ResetPasswordScreen,
});

export default { title: 'Flows/Reset password' };

export const EditingIdle = flow.at('editing.idle');
export const EditingWrong = flow.at('editing.wrong');
export const EditingFailed = flow.at('editing.failed');
export const EditingDead = flow.at('editing.dead');
export const Saving = flow.at('saving');
export const Saved = flow.at('saved');
