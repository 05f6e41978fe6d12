import { ordersMachine } from '@pgm/machines/sales/orders';
import { ordersScenario } from '@pgm/machines/sales/orders/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inManagePage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { OrdersScreen } from './orders.flow.tsx';
import { siteOrdersMachine } from './orders.ts';

const flow = flowStories({
  machine: ordersMachine,
  scenario: ordersScenario,
  site: siteOrdersMachine,
  Screen: OrdersScreen,
});

export default {
  title: 'Flows/Sales/Orders',
  decorators: [inManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
};

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', { via: ['fetchedNone'] });
export const Failed = flow.at('failed');
