import { companyVersionsMachine } from '@pgm/machines/staff/company-versions';
import { companyVersionsScenario } from '@pgm/machines/staff/company-versions/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CompanyVersionsScreen } from './company-versions.flow.tsx';

const flow = flowStories({
  machine: companyVersionsMachine,
  scenario: companyVersionsScenario,
  Screen: CompanyVersionsScreen,
});

export default {
  title: 'Flows/Staff/CompanyVersions',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
