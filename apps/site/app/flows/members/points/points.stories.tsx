import { pointsMachine } from '@pgm/machines/members/points';
import { pointsListScenario } from '@pgm/machines/members/points-list/testing';
import { pointsScenario } from '@pgm/machines/members/points/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { toChild } from '../../../../../../.storybook/flow-stories/scene.ts';
import { PointsScreen } from './points.flow.tsx';
import { sitePointsMachine } from './points.ts';

const flow = flowStories({
  machine: pointsMachine,
  scenario: pointsScenario,
  site: sitePointsMachine('asha', (_group, typed) => typed),
  Screen: PointsScreen,
});

export default {
  title: 'Flows/Members/Points',
  decorators: [inManagePage('/manage/business-values')],
  parameters: { layout: 'fullscreen' },
};

/** The list of a tab is read. */
const listed = (tab: string) => toChild(tab, pointsListScenario.fetched);

export const Loading = flow.at('loading');
export const Failed = flow.at('failed');
export const ReadyBrowsing = flow.at('ready.browsing', {
  name: 'Pending points',
  via: ['fetched', listed('pending')],
});
export const Confirmed = flow.at('ready.browsing', {
  name: 'Confirmed points',
  via: ['fetched', listed('pending'), 'confirmed', listed('confirmed')],
});
export const ConfirmedNone = flow.at('ready.browsing', {
  name: 'No confirmed points',
  via: ['fetched', 'confirmed', toChild('confirmed', pointsListScenario.fetchedNone)],
});
export const ListFailed = flow.at('ready.browsing', {
  name: 'List of a tab not read',
  via: ['fetched', toChild('pending', pointsListScenario.notFetched)],
});
export const ListLoading = flow.at('ready.browsing', { name: 'List of a tab is read', via: ['fetched'] });
export const ReadyReadingLoading = flow.at('ready.reading.loading', {
  name: 'Ledger of an order is read',
  via: ['fetched', listed('pending'), 'open'],
});
export const ReadyReadingShown = flow.at('ready.reading.shown', {
  name: 'Ledger of an order',
  via: ['fetched', listed('pending'), 'open', 'ledger'],
});
export const ReadyReadingFailed = flow.at('ready.reading.failed', {
  name: 'Ledger of an order not read',
  via: ['fetched', listed('pending'), 'open', 'noLedger'],
});
