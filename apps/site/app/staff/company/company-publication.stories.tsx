import { companyPublicationMachine } from '@pgm/machines/staff/company-publication';
import { companyPublicationScenario } from '@pgm/machines/staff/company-publication/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { CompanyPublicationScreen } from './company-publication.flow.tsx';

const flow = flowStories({
  machine: companyPublicationMachine,
  scenario: companyPublicationScenario,
  Screen: CompanyPublicationScreen,
});

export default {
  title: 'Flows/Staff/CompanyPublication',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Idle = { ...flow.at('idle'), tags: ['shows-nothing'] };
export const Confirming = flow.at('confirming');
export const Running = flow.at('running');
