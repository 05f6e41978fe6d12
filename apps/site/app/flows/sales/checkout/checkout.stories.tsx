import { checkoutMachine } from '@pgm/machines/sales/checkout';
import { checkoutScenario } from '@pgm/machines/sales/checkout/testing';
import { flowStories } from '../../../../../../.storybook/flow-stories/flow-stories.tsx';
import { inPage } from '../../../../../../.storybook/flow-stories/frames.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';
import { siteCheckoutMachine } from './checkout.ts';

const flow = flowStories({
  machine: checkoutMachine,
  scenario: checkoutScenario,
  site: siteCheckoutMachine,
  Screen: CheckoutScreen,
});

export default {
  title: 'Flows/Sales/Checkout',
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
};

/** The ways to the steps of the checkout. */
const ADDRESS = ['begun', 'prepared'] as const;
const DELIVERY = [...ADDRESS, 'proceed'] as const;
const PAYMENT = [...DELIVERY, 'proceed'] as const;
const REVIEW = [...PAYMENT, 'payByUpi', 'proceed'] as const;

export const LoadingStarting = flow.at('loading.starting', { name: 'Checkout is read' });
export const LoadingResuming = flow.at('loading.resuming', {
  via: ['begunAgain'],
  equals: { story: 'LoadingStarting', because: 'The steps of reading look like one.' },
});
export const LoadingPreparing = flow.at('loading.preparing', {
  via: ['begun'],
  equals: { story: 'LoadingStarting', because: 'The steps of reading look like one.' },
});
export const Empty = flow.at('empty', { name: 'Nothing to order', via: ['nothingToOrder'] });
export const Failed = flow.at('failed', { name: 'Checkout not read', via: ['begun', 'notPrepared'] });
export const ResumingFailed = flow.at('failed', {
  name: 'Order not read',
  via: ['begunAgain', 'notFetched'],
});
export const ChoosingAddress = flow.at('choosing.address', { via: [...ADDRESS] });
export const ChoosingDelivery = flow.at('choosing.delivery', { via: [...DELIVERY] });
export const ChoosingExpress = flow.at('choosing.delivery', {
  name: 'Express delivery chosen',
  via: [...DELIVERY, 'express'],
});
export const NotPriced = flow.at('choosing.delivery', {
  name: 'Price not read',
  via: [...DELIVERY, 'express', 'proceed', 'notPriced'],
});
export const ChoosingPricing = flow.at('choosing.pricing', {
  name: 'Price is read',
  via: [...DELIVERY, 'express', 'proceed'],
});
export const ChoosingPaymentIdle = flow.at('choosing.payment.idle', { via: [...PAYMENT] });
export const CouponApplied = flow.at('choosing.payment.idle', {
  name: 'Coupon applied',
  via: [...PAYMENT, 'typeCoupon', 'apply', 'applied'],
});
export const ChoosingPaymentChecking = flow.at('choosing.payment.checking', {
  name: 'Coupon is checked',
  via: [...PAYMENT, 'typeCoupon', 'apply'],
});
export const ChoosingReview = flow.at('choosing.review', { via: [...REVIEW] });
export const Placing = flow.at('placing', { name: 'Order is placed', via: [...REVIEW, 'place'] });
export const SoldOut = flow.at('choosing.review', {
  name: 'Product sold out meanwhile',
  via: [...REVIEW, 'place', 'soldOut', 'prepared'],
});
export const OutcomeUnknown = flow.at('outcomeUnknown', {
  name: 'Order sent, no response',
  via: [...REVIEW, 'place', 'connectionLost'],
});
export const Paying = flow.at('paying', {
  name: 'Payment is opened',
  via: [...REVIEW, 'place', 'placedUnpaid'],
});
export const Expired = flow.at('expired', {
  name: 'Not paid in time',
  via: [...REVIEW, 'place', 'placedUnpaid', 'notPaid'],
});
export const Placed = flow.at('placed', { via: [...REVIEW, 'place', 'placed'] });
