import { grievanceFormMachine } from '@pgm/machines/company/grievance-form';
import { grievanceFormScenario } from '@pgm/machines/company/grievance-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { GrievanceFormScreen } from './grievance-form.flow.tsx';

const flow = flowStories({
  machine: grievanceFormMachine,
  scenario: grievanceFormScenario,
  Screen: GrievanceFormScreen,
});

export default {
  title: 'Flows/Company/GrievanceForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a form that can be sent. */
const FILLED = ['typeName', 'typeMobile', 'chooseCategory', 'typeText'] as const;

export const EditingValid = flow.at('editing.valid', { name: 'Empty form' });
export const DraftRestored = flow.at('editing.valid', {
  name: 'Draft of an earlier visit',
  via: ['draftSaved'],
});
export const EditingInvalid = flow.at('editing.invalid', {
  name: 'Fields missing',
  via: ['typeName', 'typeShortMobile', 'submit'],
});
export const Submitting = flow.at('submitting', { name: 'Complaint is sent', via: [...FILLED, 'submit'] });
export const Failed = flow.at('failed', { name: 'No response', via: [...FILLED, 'submit', 'rejected'] });
export const SendingBroke = flow.at('failed', {
  name: 'Complaint not sent',
  via: [...FILLED, 'submit', 'crashed'],
});
export const FiledShown = flow.at('filed.shown', {
  name: 'Complaint number',
  via: [...FILLED, 'submit', 'registered'],
});
export const NumberCopied = flow.at('filed.shown', {
  name: 'Complaint number copied',
  via: [...FILLED, 'submit', 'registered', 'copy', 'copied'],
  equals: { story: 'FiledShown', because: 'A toast says that it is copied.' },
});
export const FiledCopying = flow.at('filed.copying', {
  via: [...FILLED, 'submit', 'registered', 'copy'],
  equals: { story: 'FiledShown', because: 'The number is copied at once.' },
});
export const AnotherOne = flow.at('editing.valid', {
  name: 'Another complaint',
  via: [...FILLED, 'submit', 'registered', 'again'],
});
