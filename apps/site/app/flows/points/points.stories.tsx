import { pointsMachine, pointsWalk } from '@pgm/machines/points';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { PointsScreen } from './points.flow.tsx';

const flow = flowStories({ machine: pointsMachine, walk: pointsWalk, Screen: PointsScreen });

export default { title: 'Flows/Points' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyBrowsing = flow.at('ready.browsing');
export const ReadyReading = flow.at('ready.reading');
