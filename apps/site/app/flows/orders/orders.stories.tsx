import { ordersMachine, ordersWalk } from '@pgm/machines/orders';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { OrdersScreen } from './orders.flow.tsx';

const flow = flowStories({ machine: ordersMachine, walk: ordersWalk, Screen: OrdersScreen });

export default { title: 'Flows/Orders' };

export const Loading = flow.at('loading');
export const Ready = flow.at('ready');
export const Failed = flow.at('failed');
