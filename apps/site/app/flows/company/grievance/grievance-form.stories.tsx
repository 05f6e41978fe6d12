import { grievanceFormMachine } from '@pgm/machines/company/grievance-form';
import { grievanceFormScenario } from '@pgm/machines/company/grievance-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { GrievanceFormScreen, siteGrievanceFormMachine } from './grievance-form.flow.tsx';

const flow = flowStories({
  machine: grievanceFormMachine,
  scenario: grievanceFormScenario,
  site: siteGrievanceFormMachine,
  Screen: GrievanceFormScreen,
});

export default {
  title: 'Flows/Company/GrievanceForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a form that can be sent. */
const FILLED = ['typeName', 'typeMobile', 'chooseCategory', 'typeText'] as const;

export const EditingIdle = flow.at('editing.idle', { name: 'Empty form' });
export const DraftRestored = flow.at('editing.idle', {
  name: 'Draft of an earlier visit',
  via: ['draftSaved'],
});
export const EditingInvalid = flow.at('editing.invalid', {
  name: 'Fields missing',
  via: ['typeName', 'typeShortMobile', 'submit'],
});
export const Submitting = flow.at('submitting', { name: 'Complaint is sent', via: [...FILLED, 'submit'] });
export const Failed = flow.at('editing.failed', {
  name: 'No response',
  via: [...FILLED, 'submit', 'rejected'],
});
export const SendingBroke = flow.at('editing.failed', {
  name: 'Complaint not sent',
  via: [...FILLED, 'submit', 'crashed'],
});
export const Done = flow.at('done', {
  name: 'Complaint number',
  via: [...FILLED, 'submit', 'registered'],
});
export const AnotherOne = flow.at('editing.idle', {
  name: 'Another complaint',
  via: [...FILLED, 'submit', 'registered', 'again'],
});
