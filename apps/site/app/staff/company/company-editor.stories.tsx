import { companyEditorMachine } from '@pgm/machines/staff/company-editor';
import { companyEditorScenario } from '@pgm/machines/staff/company-editor/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CompanyEditorScreen } from './company-editor.flow.tsx';
import { siteCompanyEditorMachine } from './company-actors.ts';

const flow = flowStories({
  machine: companyEditorMachine,
  scenario: companyEditorScenario,
  site: siteCompanyEditorMachine,
  Screen: CompanyEditorScreen,
});

export default {
  title: 'Flows/Staff/CompanyEditor',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const OpenEditing = flow.at('open.editing');
export const NothingPublished = flow.at('open.editing', {
  name: 'Nothing published yet',
  via: ['loadedNew'],
});
export const AllPublished = flow.at('open.editing', { name: 'Nothing to publish', via: ['loadedPublished'] });
export const OpenReloading = flow.at('open.reloading', {
  equals: { story: 'OpenEditing', because: 'The page stays while the draft is read again.' },
});
