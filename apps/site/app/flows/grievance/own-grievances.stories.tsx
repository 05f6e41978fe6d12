import { ownGrievancesMachine, ownGrievancesWalk } from '@pgm/machines/own-grievances';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { OwnGrievancesScreen } from './own-grievances.flow.tsx';

const flow = flowStories({
  machine: ownGrievancesMachine,
  walk: ownGrievancesWalk,
  Screen: OwnGrievancesScreen,
});

export default { title: 'Flows/Own grievances' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
