import { groupPointsMachine } from '@pgm/machines/members/group-points';
import { groupPointsScenario } from '@pgm/machines/members/group-points/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { GroupPointsScreen } from './group-points.flow.tsx';

const flow = flowStories({
  machine: groupPointsMachine,
  scenario: groupPointsScenario,
  Screen: GroupPointsScreen,
});

export default { title: 'Flows/Members/GroupPoints' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
