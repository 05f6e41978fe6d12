import { grievanceStatusMachine } from '@pgm/machines/company/grievance-status';
import { grievanceStatusScenario } from '@pgm/machines/company/grievance-status/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { GrievanceStatusScreen, siteGrievanceStatusMachine } from './grievance-status.flow.tsx';

const flow = flowStories({
  machine: grievanceStatusMachine,
  scenario: grievanceStatusScenario,
  site: siteGrievanceStatusMachine,
  Screen: GrievanceStatusScreen,
});

export default {
  title: 'Flows/Company/GrievanceStatus',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

export const EditingValid = flow.at('editing.valid');
export const EditingInvalid = flow.at('editing.invalid');
export const EditingUnknown = flow.at('editing.unknown');
export const EditingFailed = flow.at('editing.failed');
export const Asking = flow.at('asking');
export const FoundShownIdle = flow.at('found.shown.idle');
export const FoundShownInvalid = flow.at('found.shown.invalid');
export const FoundShownFailed = flow.at('found.shown.failed');
export const FoundReopening = flow.at('found.reopening');
export const AskingBroke = flow.at('editing.failed', {
  name: 'Complaint not read',
  via: ['typeNumber', 'typeMobile', 'submit', 'crashed'],
});
export const AnotherOne = flow.at('editing.valid', {
  name: 'Another complaint',
  via: ['typeNumber', 'typeMobile', 'submit', 'found', 'again'],
  equals: { story: 'EditingValid', because: 'Only the focus differs.' },
});
