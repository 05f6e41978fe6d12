import { mediaChoiceMachine } from '@pgm/machines/staff/media-choice';
import { mediaChoiceScenario } from '@pgm/machines/staff/media-choice/testing';
import { flowStories } from '../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inStaffArea } from '../../../../../.storybook/flow-stories/frames.tsx';
import { MediaChoiceScreen, siteMediaChoiceMachine } from './media-choice.flow.tsx';

const flow = flowStories({
  machine: mediaChoiceMachine,
  scenario: mediaChoiceScenario,
  site: siteMediaChoiceMachine,
  Screen: MediaChoiceScreen,
});

export default {
  title: 'Flows/Staff/MediaChoice',
  decorators: [inStaffArea],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
