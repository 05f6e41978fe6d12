import { ordersMachine } from '@pgm/machines/sales/orders';
import { ordersScenario } from '@pgm/machines/sales/orders/testing';
import { pastOrdersMachine } from '@pgm/machines/sales/past-orders';
import { pastOrdersScenario } from '@pgm/machines/sales/past-orders/testing';
import type { ActorRefFrom } from 'xstate';
import { flowStories, useScene } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { OrdersScreen } from '../orders/orders.flow.tsx';
import { PastOrdersScreen, sitePastOrdersMachine } from './past-orders.flow.tsx';

/** The past orders below the orders of the shop. */
function OnOrdersPage({ actor }: { readonly actor: ActorRefFrom<typeof pastOrdersMachine> }) {
  const orders = useScene(
    { machine: ordersMachine, scenario: ordersScenario },
    { state: 'ready', via: ['fetchedNone'] },
  );
  return (
    <>
      <OrdersScreen actor={orders} />
      <PastOrdersScreen actor={actor} />
    </>
  );
}

const flow = flowStories({
  machine: pastOrdersMachine,
  scenario: pastOrdersScenario,
  site: sitePastOrdersMachine,
  Screen: OnOrdersPage,
});

export default { title: 'Flows/Sales/PastOrders' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Empty = flow.at('ready', {
  name: 'No past orders',
  via: ['fetchedNone'],
  equals: {
    story: 'Loading',
    because: 'Most members have none, so nothing stands in their place meanwhile.',
  },
});
export const Failed = flow.at('failed');
