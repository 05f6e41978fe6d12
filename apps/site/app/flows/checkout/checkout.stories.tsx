import { checkoutMachine, checkoutWalk } from '@pgm/machines/checkout';
import { flowStories } from '../../../../../.storybook/flow-stories/index.ts';
import { CheckoutScreen } from './checkout-screen.tsx';

const flow = flowStories({ machine: checkoutMachine, walk: checkoutWalk, Screen: CheckoutScreen });

export default { title: 'Flows/Checkout' };

export const LoadingStarting = flow.at('loading.starting');
export const LoadingResuming = flow.at('loading.resuming');
export const LoadingPreparing = flow.at('loading.preparing');
export const Empty = flow.at('empty');
export const Failed = flow.at('failed');
export const ChoosingAddress = flow.at('choosing.address');
export const ChoosingDelivery = flow.at('choosing.delivery');
export const ChoosingPricing = flow.at('choosing.pricing');
export const ChoosingPaymentIdle = flow.at('choosing.payment.idle');
export const ChoosingPaymentChecking = flow.at('choosing.payment.checking');
export const ChoosingReview = flow.at('choosing.review');
export const Placing = flow.at('placing');
export const Unsure = flow.at('unsure');
export const Paying = flow.at('paying');
export const Lapsed = flow.at('lapsed');
export const Placed = flow.at('placed');
