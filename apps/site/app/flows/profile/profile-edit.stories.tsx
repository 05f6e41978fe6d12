import { profileEditMachine, profileEditWalk } from '@pgm/machines/profile-edit';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { ProfileEditScreen } from './profile-edit.flow.tsx';

const flow = flowStories({ machine: profileEditMachine, walk: profileEditWalk, Screen: ProfileEditScreen });

export default { title: 'Flows/Profile edit' };

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenWrong = flow.at('open.wrong');
export const OpenFailed = flow.at('open.failed');
export const Saving = flow.at('saving');
