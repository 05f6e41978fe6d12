import { companyFormMachine } from '@pgm/machines/staff/company-form';
import { companyFormScenario } from '@pgm/machines/staff/company-form/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CompanyFormScreen } from './company-form.flow.tsx';

const flow = flowStories({
  machine: companyFormMachine,
  scenario: companyFormScenario,
  Screen: CompanyFormScreen,
});

export default {
  title: 'Flows/Staff/CompanyForm',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Closed = flow.at('closed');
export const OpenIdle = flow.at('open.idle');
export const OpenInvalid = flow.at('open.invalid', { via: ['edit', 'changeToInvalid', 'submit'] });
export const OpenFailed = flow.at('open.failed', { via: ['edit', 'change', 'submit', 'crashed'] });
export const ChangedMeanwhile = flow.at('open.failed', {
  name: 'Another administrator changed the draft',
  via: ['edit', 'change', 'submit', 'changedMeanwhile'],
});
export const Changed = flow.at('open.idle', { name: 'Unsaved changes', via: ['edit', 'change'] });
export const Saving = flow.at('saving');
export const Discarding = flow.at('discarding');
