import { grievanceFormMachine } from '@pgm/machines/company/grievance-form';
import { grievanceFormScenario } from '@pgm/machines/company/grievance-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { GrievanceFormScreen } from './grievance-form.flow.tsx';

const flow = flowStories({
  machine: grievanceFormMachine,
  scenario: grievanceFormScenario,
  Screen: GrievanceFormScreen,
});

export default { title: 'Flows/Company/GrievanceForm' };

export const EditingValid = flow.at('editing.valid');
export const EditingInvalid = flow.at('editing.invalid');
export const Submitting = flow.at('submitting');
export const Failed = flow.at('failed');
export const FiledShown = flow.at('filed.shown');
export const FiledCopying = flow.at('filed.copying');
