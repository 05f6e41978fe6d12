import { mediaUsageMachine } from '@pgm/machines/staff/media-usage';
import { mediaUsageScenario } from '@pgm/machines/staff/media-usage/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { MediaUsageScreen, siteMediaUsageMachine } from './media-usage.flow.tsx';

const flow = flowStories({
  machine: mediaUsageMachine,
  scenario: mediaUsageScenario,
  site: siteMediaUsageMachine,
  Screen: MediaUsageScreen,
});

export default {
  title: 'Flows/Staff/MediaUsage',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
