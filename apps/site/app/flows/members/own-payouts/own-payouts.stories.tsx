import { ownPayoutsMachine } from '@pgm/machines/members/own-payouts';
import { ownPayoutsScenario } from '@pgm/machines/members/own-payouts/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { OwnPayoutsScreen, siteOwnPayoutsMachine } from './own-payouts.flow.tsx';

const flow = flowStories({
  machine: ownPayoutsMachine,
  scenario: ownPayoutsScenario,
  site: siteOwnPayoutsMachine,
  Screen: OwnPayoutsScreen,
});

export default { title: 'Flows/Members/OwnPayouts' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
export const LoadingMore = flow.at('loading', { name: 'More payouts are read', via: ['fetched', 'more'] });
