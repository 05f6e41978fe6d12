import { teamAccountMachine } from '@pgm/machines/members/team-account';
import { teamAccountScenario } from '@pgm/machines/members/team-account/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { TeamAccountScreen } from './team-account.flow.tsx';

const flow = flowStories({
  machine: teamAccountMachine,
  scenario: teamAccountScenario,
  Screen: TeamAccountScreen,
});

export default { title: 'Flows/Members/TeamAccount' };

export const OrdersLoading = flow.at('orders.loading');
export const OrdersReady = flow.at('orders.ready');
export const OrdersFailed = flow.at('orders.failed');
export const SumsLoading = flow.at('sums.loading');
export const SumsReady = flow.at('sums.ready');
export const SumsFailed = flow.at('sums.failed');
export const HistoryLoading = flow.at('history.loading');
export const HistoryReady = flow.at('history.ready');
export const HistoryFailed = flow.at('history.failed');
