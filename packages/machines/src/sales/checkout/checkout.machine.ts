import { succeeded, toOutput, when } from '../../kit/index.ts';
import { EMPTY_CHECKOUT, newOrder } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.ts';
import { choosingStates } from './choosing-states.ts';
import { loadingStates } from './loading-states.ts';

/**
 * The checkout, from the cart to a placed order, or to a paid one for an immediate payment: address, delivery,
 * payment, review. The machine decides which step can be shown; the page's address only requests one. A cart that
 * changes meanwhile gets new prices and must be reviewed again. An order whose response was lost is sent again
 * unchanged, and stays unchanged until its outcome is known. Provide `begin` (the items, and the choices before a
 * reload), `prepare` (addresses and current prices), `price` (the prices only), `placeOrder`, which sends the
 * same key at every try, `fetchOrder`, and `payment` with a payment whose actors are provided.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: EMPTY_CHECKOUT,
  initial: 'loading',
  on: { 'cart.change': { actions: { type: 'noteCart', params: ({ event }) => event.items } } },
  states: {
    loading: loadingStates,
    empty: { type: 'final' },
    failed: { exit: 'clearAlert', on: { 'page.retry': 'loading' } },
    choosing: choosingStates,
    placing: {
      entry: ['send', 'emitSent'],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => newOrder(context),
        onDone: [
          {
            guard: { type: 'awaitsPayment', params: toOutput },
            target: 'paying',
            actions: [
              { type: 'setOrder', params: toOutput },
              { type: 'emitPlaced', params: toOutput },
            ],
          },
          {
            guard: succeeded,
            target: 'placed',
            actions: [
              { type: 'setOrder', params: toOutput },
              { type: 'emitPlaced', params: toOutput },
            ],
          },
          when('mayBePlaced', 'outcomeUnknown', 'alertFailure'),
          {
            guard: { type: 'isOutOfDate', params: toOutput },
            target: 'loading.preparing',
            actions: [{ type: 'alertFailure', params: toOutput }, 'forgetSent', 'emitSent'],
          },
          {
            target: 'choosing.review',
            actions: [{ type: 'alertFailure', params: toOutput }, 'forgetSent', 'emitSent'],
          },
        ],
        onError: { target: 'outcomeUnknown', actions: 'alertFailure' },
      },
    },
    outcomeUnknown: {
      entry: ['miss', { type: 'ask', params: 'review' }, 'emitStep'],
      exit: 'clearAlert',
      on: { 'order.place': 'placing' },
    },
    paying: {
      entry: [{ type: 'ask', params: 'pay' }, 'emitStep'],
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ orderId: context.orderId ?? '', claim: context.claim }),
        onDone: [
          when('isPaid', 'placed', 'setPaid'),
          { target: 'expired', actions: { type: 'setPaid', params: toOutput } },
        ],
        onError: { target: 'failed', actions: 'alertFailure' },
      },
    },
    expired: { type: 'final' },
    placed: {
      type: 'final',
      entry: [{ type: 'ask', params: 'placed' }, 'emitStep'],
    },
  },
});
