import { nodePaymentsMachine } from '@pgm/machines/members/node-payments';
import { nodePaymentsScenario } from '@pgm/machines/members/node-payments/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { NodePaymentsScreen } from './node-payments.flow.tsx';
import { siteNodePaymentsMachine } from './node-payments.ts';

const flow = flowStories({
  machine: nodePaymentsMachine,
  scenario: nodePaymentsScenario,
  site: siteNodePaymentsMachine('asha'),
  Screen: NodePaymentsScreen,
});

export default {
  title: 'Flows/Members/NodePayments',
  decorators: [inManagePage('/manage/payments')],
  parameters: { layout: 'fullscreen' },
};

export const SumsLoading = flow.at('sums.loading');
export const SumsReady = flow.at('sums.ready', { name: 'Sums and payments', via: ['sums', 'history'] });
export const SumsFailed = flow.at('sums.failed', { via: ['noSums', 'history'] });
export const HistoryLoading = flow.at('history.loading', { name: 'Payments are read', via: ['sums'] });
export const NextPage = flow.at('history.loading', {
  name: 'Next payments are read',
  via: ['sums', 'history', 'secondPage'],
});
export const HistoryReady = flow.at('history.ready', { name: 'Payments before the sums', via: ['history'] });
export const HistoryFailed = flow.at('history.failed', { via: ['sums', 'noHistory'] });
