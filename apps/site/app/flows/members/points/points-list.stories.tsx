import { pointsListMachine } from '@pgm/machines/members/points-list';
import { pointsListScenario } from '@pgm/machines/members/points-list/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { PointsListScreen } from './points-list.flow.tsx';

const flow = flowStories({
  machine: pointsListMachine,
  scenario: pointsListScenario,
  Screen: PointsListScreen,
});

export default {
  title: 'Flows/Members/PointsList',
  decorators: [inManagePage('/manage/business-values')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
