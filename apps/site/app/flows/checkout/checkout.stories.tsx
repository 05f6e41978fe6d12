import { checkoutMachine, checkoutWalk } from '@pgm/machines/checkout';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { CheckoutScreen } from './checkout.flow.tsx';

const flow = flowStories({ machine: checkoutMachine, walk: checkoutWalk, Screen: CheckoutScreen });

export default { title: 'Flows/Checkout' };

export const Starting = flow.at('starting');
export const Empty = flow.at('empty');
export const Preparing = flow.at('preparing');
export const Failed = flow.at('failed');
export const Address = flow.at('address');
export const Review = flow.at('review');
export const Placing = flow.at('placing');
export const Placed = flow.at('placed');
