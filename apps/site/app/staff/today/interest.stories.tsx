import { interestMachine } from '@pgm/machines/staff/interest';
import { interestScenario } from '@pgm/machines/staff/interest/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { InterestScreen, siteInterestMachine } from './interest.flow.tsx';

const flow = flowStories({
  machine: interestMachine,
  scenario: interestScenario,
  site: siteInterestMachine,
  Screen: InterestScreen,
});

export default {
  title: 'Flows/Staff/Interest',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
