import { passwordChangeMachine } from '@pgm/machines/auth/password-change';
import { passwordChangeScenario } from '@pgm/machines/auth/password-change/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PasswordChangeScreen } from './password-change.flow.tsx';

const flow = flowStories({
  machine: passwordChangeMachine,
  scenario: passwordChangeScenario,
  Screen: PasswordChangeScreen,
});

export default { title: 'Flows/Auth/PasswordChange' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
