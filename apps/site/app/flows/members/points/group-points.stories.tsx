import { pointsMachine } from '@pgm/machines/members/points';
import { pointsListScenario } from '@pgm/machines/members/points-list/testing';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { groupPointsMachine } from '@pgm/machines/members/group-points';
import { groupPointsScenario } from '@pgm/machines/members/group-points/testing';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { toChild } from '../../../../../../.storybook/flow-stories/scene.ts';
import { GroupPointsScreen } from './group-points.flow.tsx';
import { PointsScreen } from './points.flow.tsx';
import type { ActorRefFrom } from 'xstate';
import { siteGroupPointsMachine } from './group-points.ts';

const points = { machine: pointsMachine, scenario: pointsScenario };

/** The points by month on the page of the points. */
function Screen({ actor }: { actor: ActorRefFrom<typeof groupPointsMachine> }) {
  const pointsActor = useScene(points, {
    state: 'ready.browsing',
    via: ['fetched', toChild('pending', pointsListScenario.fetched)],
  });
  return <PointsScreen actor={pointsActor} months={<GroupPointsScreen actor={actor} />} />;
}

const flow = flowStories({
  machine: groupPointsMachine,
  scenario: groupPointsScenario,
  site: siteGroupPointsMachine('asha'),
  Screen,
});

export default {
  title: 'Flows/Members/GroupPoints',
  decorators: [inManagePage('/manage/business-values')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
