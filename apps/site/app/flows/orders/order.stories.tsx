import { orderMachine, orderWalk } from '@pgm/machines/order';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { OrderScreen } from './order.flow.tsx';

const flow = flowStories({ machine: orderMachine, walk: orderWalk, Screen: OrderScreen });

export default { title: 'Flows/Order' };

export const Loading = flow.at('loading');
export const Missing = flow.at('missing');
export const Failed = flow.at('failed');
export const ReadyIdleResting = flow.at('ready.idle.resting');
export const ReadyIdleLooking = flow.at('ready.idle.looking');
export const ReadyConfirming = flow.at('ready.confirming');
export const ReadyCancelling = flow.at('ready.cancelling');
export const ReadyExplaining = flow.at('ready.explaining');
export const ReadySendingBack = flow.at('ready.sendingBack');
export const ReadyOpeningInvoice = flow.at('ready.openingInvoice');
export const ReadyPaying = flow.at('ready.paying');
