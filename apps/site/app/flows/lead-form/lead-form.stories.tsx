import { leadFormMachine, leadFormWalk } from '@pgm/machines/lead-form';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { LeadFormScreen } from './lead-form.flow.tsx';

const flow = flowStories({ machine: leadFormMachine, walk: leadFormWalk, Screen: LeadFormScreen });

export default { title: 'Flows/Lead form' };

export const Idle = flow.at('idle');
export const EditingRight = flow.at('editing.right');
export const EditingWrong = flow.at('editing.wrong');
export const Submitting = flow.at('submitting');
export const Keeping = flow.at('keeping');
export const Queued = flow.at('queued');
export const Failed = flow.at('failed');
export const Thanked = flow.at('thanked');
