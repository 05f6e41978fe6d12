import { profileEditMachine } from '@pgm/machines/members/profile-edit';
import { profileEditScenario } from '@pgm/machines/members/profile-edit/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { ProfileEditScreen } from './profile-edit.flow.tsx';

const flow = flowStories({
  machine: profileEditMachine,
  scenario: profileEditScenario,
  Screen: ProfileEditScreen,
});

export default { title: 'Flows/Members/ProfileEdit' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid');
export const OpenFailed = flow.at('open.failed');
export const ProvingSending = flow.at('proving.sending');
export const ProvingEntering = flow.at('proving.entering');
export const Saving = flow.at('saving');
