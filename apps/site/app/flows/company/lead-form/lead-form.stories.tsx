import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { LeadFormScreen } from './lead-form.flow.tsx';

const flow = flowStories({ machine: leadFormMachine, scenario: leadFormScenario, Screen: LeadFormScreen });

export default { title: 'Flows/Company/LeadForm' };

export const Idle = flow.at('idle');
export const EditingValid = flow.at('editing.valid');
export const EditingInvalid = flow.at('editing.invalid');
export const Submitting = flow.at('submitting');
export const Saving = flow.at('saving');
export const Queued = flow.at('queued');
export const Failed = flow.at('failed');
export const Thanked = flow.at('thanked');
