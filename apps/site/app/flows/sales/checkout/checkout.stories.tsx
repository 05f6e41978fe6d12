import { checkoutMachine } from '@pgm/machines/sales/checkout';
import { checkoutScenario } from '@pgm/machines/sales/checkout/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const flow = flowStories({ machine: checkoutMachine, scenario: checkoutScenario, Screen: CheckoutScreen });

export default { title: 'Flows/Sales/Checkout' };

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
export const OutcomeUnknown = flow.at('outcomeUnknown');
export const Paying = flow.at('paying');
export const Expired = flow.at('expired');
export const Placed = flow.at('placed');
