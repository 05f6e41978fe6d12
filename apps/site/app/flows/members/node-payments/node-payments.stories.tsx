import { nodePaymentsMachine } from '@pgm/machines/members/node-payments';
import { nodePaymentsScenario } from '@pgm/machines/members/node-payments/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { NodePaymentsScreen } from './node-payments.flow.tsx';

const flow = flowStories({
  machine: nodePaymentsMachine,
  scenario: nodePaymentsScenario,
  Screen: NodePaymentsScreen,
});

export default { title: 'Flows/Members/NodePayments' };

export const SumsLoading = flow.at('sums.loading');
export const SumsReady = flow.at('sums.ready');
export const SumsFailed = flow.at('sums.failed');
export const HistoryLoading = flow.at('history.loading');
export const HistoryReady = flow.at('history.ready');
export const HistoryFailed = flow.at('history.failed');
