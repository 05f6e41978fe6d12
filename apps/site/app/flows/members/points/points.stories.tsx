import { pointsMachine } from '@pgm/machines/members/points';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { PointsScreen } from './points.flow.tsx';

const flow = flowStories({ machine: pointsMachine, scenario: pointsScenario, Screen: PointsScreen });

export default { title: 'Flows/Members/Points' };

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyBrowsing = flow.at('ready.browsing');
export const ReadyReadingLoading = flow.at('ready.reading.loading');
export const ReadyReadingShown = flow.at('ready.reading.shown');
export const ReadyReadingFailed = flow.at('ready.reading.failed');
