import { grievanceFormMachine, grievanceFormWalk } from '@pgm/machines/grievance-form';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { GrievanceFormScreen } from './grievance-form.flow.tsx';

const flow = flowStories({
  machine: grievanceFormMachine,
  walk: grievanceFormWalk,
  Screen: GrievanceFormScreen,
});

export default { title: 'Flows/Grievance form' };

export const EditingRight = flow.at('editing.right');
export const EditingWrong = flow.at('editing.wrong');
export const Submitting = flow.at('submitting');
export const Failed = flow.at('failed');
export const FiledShown = flow.at('filed.shown');
export const FiledCopying = flow.at('filed.copying');
