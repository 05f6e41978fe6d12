import { leadFormMachine } from '@pgm/machines/company/lead-form';
import { leadFormScenario } from '@pgm/machines/company/lead-form/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { LeadFormScreen, siteLeadFormMachine } from './lead-form.flow.tsx';

const flow = flowStories({
  machine: leadFormMachine,
  scenario: leadFormScenario,
  site: siteLeadFormMachine,
  Screen: LeadFormScreen,
});

export default {
  title: 'Flows/Company/LeadForm',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The way to a form that can be sent. */
const FILLED = ['typeName', 'typeMobile', 'typeEmail'] as const;

export const Idle = flow.at('editing.idle', { name: 'Empty form' });
export const EditingIdle = flow.at('editing.idle', { name: 'Form filled in', via: [...FILLED] });
export const EditingInvalid = flow.at('editing.invalid', {
  name: 'Number too short',
  via: ['typeName', 'typeShortMobile', 'submit'],
});
export const Submitting = flow.at('submitting', { name: 'Lead is sent', via: [...FILLED, 'submit'] });
export const Saving = flow.at('queueing', {
  name: 'Lead is saved for later',
  equals: {
    story: 'Submitting',
    because: 'Whether the lead is sent or saved is not known before it succeeds.',
  },
});
export const Queued = flow.at('queued', {
  name: 'Lead waits for a connection',
  via: [...FILLED, 'submit', 'rejected', 'saved'],
});
export const Failed = flow.at('editing.failed', {
  name: 'Lead not stored',
  via: [...FILLED, 'submit', 'rejected', 'notSaved'],
});
export const SavedAndRejected = flow.at('editing.failed', {
  name: 'Saved lead was rejected',
  via: [...FILLED, 'submit', 'rejected', 'saved', 'savedAndRejected'],
});
export const Thanked = flow.at('done', { name: 'Thank you', via: [...FILLED, 'submit', 'stored'] });
export const SendingBroke = flow.at('editing.failed', {
  name: 'Lead neither sent nor saved',
  via: [...FILLED, 'submit', 'crashed', 'notSaved'],
});
