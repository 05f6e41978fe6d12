import { pointsListMachine } from '@pgm/machines/members/points-list';
import { pointsListScenario } from '@pgm/machines/members/points-list/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PointsListScreen } from './points-list.flow.tsx';

const flow = flowStories({
  machine: pointsListMachine,
  scenario: pointsListScenario,
  Screen: PointsListScreen,
});

export default { title: 'Flows/Members/PointsList' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
