import { repurchaseMachine } from '@pgm/machines/members/repurchase';
import { repurchaseScenario } from '@pgm/machines/members/repurchase/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { RepurchaseScreen } from './repurchase.flow.tsx';

const flow = flowStories({
  machine: repurchaseMachine,
  scenario: repurchaseScenario,
  Screen: RepurchaseScreen,
});

export default { title: 'Flows/Members/Repurchase' };

export const OrdersLoading = flow.at('orders.loading');
export const OrdersReady = flow.at('orders.ready');
export const OrdersFailed = flow.at('orders.failed');
export const MonthsLoading = flow.at('months.loading');
export const MonthsReady = flow.at('months.ready');
export const MonthsFailed = flow.at('months.failed');
