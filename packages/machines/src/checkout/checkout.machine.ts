import { EMPTY_CHECKOUT, newOrder } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.machine.ts';
import { choosingStates } from './choosing-states.ts';
import { loadingStates } from './loading-states.ts';

/**
 * From the cart to a placed order, and where it is paid at once to a paid one: address, delivery, payment, review. It
 * decides which step can be shown; the page's address only asks. A cart that changes meanwhile is priced and looked at
 * anew. An order whose answer was lost is sent again as it was, and changed by nobody before it is known what became of
 * it. Fill `begin` (what is to be ordered, and what was chosen before a reload), `prepare` (addresses, and what the
 * order comes to now), `price` (the latter alone), `placeOrder`, which sends the same key however often it is tried,
 * `fetchOrder`, and `payment` with a payment whose actors are filled.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: EMPTY_CHECKOUT,
  initial: 'loading',
  on: { 'cart.change': { actions: { type: 'noteCart', params: ({ event }) => event.items } } },
  states: {
    loading: loadingStates,
    empty: { type: 'final' },
    failed: {
      exit: 'clearAlert',
      on: { 'checkout.retry': 'loading' },
    },
    choosing: choosingStates,
    placing: {
      entry: ['send', 'tellSent'],
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => newOrder(context),
        onDone: [
          {
            guard: { type: 'awaitsPayment', params: ({ event }) => event.output },
            target: 'paying',
            actions: [
              { type: 'takeOrder', params: ({ event }) => event.output },
              { type: 'tellPlaced', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'placed',
            actions: [
              { type: 'takeOrder', params: ({ event }) => event.output },
              { type: 'tellPlaced', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'mayBePlaced', params: ({ event }) => event.output },
            target: 'unsure',
            actions: { type: 'alertFailure', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOutOfDate', params: ({ event }) => event.output },
            target: 'loading.preparing',
            actions: [
              { type: 'alertFailure', params: ({ event }) => event.output },
              'forgetSent',
              'tellSent',
            ],
          },
          {
            target: 'choosing.review',
            actions: [
              { type: 'alertFailure', params: ({ event }) => event.output },
              'forgetSent',
              'tellSent',
            ],
          },
        ],
        onError: { target: 'unsure', actions: 'alertFailure' },
      },
    },
    unsure: {
      entry: ['miss', { type: 'ask', params: 'review' }, 'tellStep'],
      exit: 'clearAlert',
      on: { 'order.place': 'placing' },
    },
    paying: {
      entry: [{ type: 'ask', params: 'pay' }, 'tellStep'],
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({ orderId: context.orderId ?? '', claim: context.claim }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'takePaid', params: ({ event }) => event.output },
          },
          { target: 'lapsed', actions: { type: 'takePaid', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'alertFailure' },
      },
    },
    lapsed: { type: 'final' },
    placed: {
      type: 'final',
      entry: [{ type: 'ask', params: 'placed' }, 'tellStep'],
    },
  },
});
