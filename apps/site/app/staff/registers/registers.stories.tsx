import { registerDownloadMachine } from '@pgm/machines/staff/register-download';
import { registerDownloadScenario } from '@pgm/machines/staff/register-download/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { RegistersScreen, siteRegisterDownloadMachine } from './registers.tsx';

const flow = flowStories({
  machine: registerDownloadMachine,
  scenario: registerDownloadScenario,
  site: siteRegisterDownloadMachine,
  Screen: RegistersScreen,
});

export default {
  title: 'Flows/Staff/Registers',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Editing = flow.at('editing');
export const Invalid = flow.at('invalid');
export const Fetching = flow.at('fetching');
export const NotFetched = flow.at('editing', {
  name: 'Register not read',
  via: ['from', 'to', 'download', 'rejected'],
});
