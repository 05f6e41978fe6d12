import { grievanceStatusMachine, grievanceStatusWalk } from '@pgm/machines/grievance-status';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { GrievanceStatusScreen } from './grievance-status.flow.tsx';

const flow = flowStories({
  machine: grievanceStatusMachine,
  walk: grievanceStatusWalk,
  Screen: GrievanceStatusScreen,
});

export default { title: 'Flows/Grievance status' };

export const EditingRight = flow.at('editing.right');
export const EditingWrong = flow.at('editing.wrong');
export const EditingUnknown = flow.at('editing.unknown');
export const EditingFailed = flow.at('editing.failed');
export const Asking = flow.at('asking');
export const FoundShownIdle = flow.at('found.shown.idle');
export const FoundShownWrong = flow.at('found.shown.wrong');
export const FoundShownFailed = flow.at('found.shown.failed');
export const FoundReopening = flow.at('found.reopening');
