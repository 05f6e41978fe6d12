import { quoteRequest } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.machine.ts';
import { paymentStepStates } from './payment-step-states.ts';

/** The steps in which something is chosen; which of them is shown is decided in `turning`. */
export const choosingStates = checkoutSetup.createStateConfig({
  id: 'choosing',
  // Nothing is ordered that the person has not seen, and nothing that is not in the cart any more.
  always: [
    { guard: 'isCartEmptied', target: '#checkout.empty' },
    { guard: 'isCartChanged', target: '#checkout.loading.preparing', actions: 'takeCart' },
  ],
  on: {
    'step.ask': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.step },
      target: '.turning',
      actions: { type: 'ask', params: ({ event }) => event.step },
    },
  },
  initial: 'turning',
  states: {
    // The furthest step that can be shown, up to the one that is wanted.
    turning: {
      always: [
        { guard: 'isUnsure', target: '#checkout.unsure' },
        { guard: 'isAtAddress', target: 'address' },
        { guard: 'isAtDelivery', target: 'delivery' },
        { guard: 'isOutdated', target: 'pricing' },
        { guard: 'isAtPayment', target: 'payment' },
        { target: 'review' },
      ],
    },
    address: {
      entry: [{ type: 'ask', params: 'address' }, 'see', 'tellStep', 'tellSeen'],
      on: {
        'address.select': {
          actions: [{ type: 'choose', params: ({ event }) => ({ addressId: event.id }) }, 'tellChoices'],
        },
        'address.saved': {
          actions: [
            { type: 'takeAddress', params: ({ event }) => event.address },
            { type: 'choose', params: ({ event }) => ({ addressId: event.address.id }) },
            'tellChoices',
          ],
        },
        'checkout.continue': {
          guard: 'hasAddress',
          target: 'turning',
          actions: { type: 'ask', params: 'delivery' },
        },
      },
    },
    delivery: {
      entry: [{ type: 'ask', params: 'delivery' }, 'tellStep', 'tellSeen'],
      exit: 'clearAlert',
      on: {
        'delivery.choose': {
          actions: [{ type: 'choose', params: ({ event }) => ({ delivery: event.method }) }, 'tellChoices'],
        },
        'checkout.continue': { target: 'turning', actions: { type: 'ask', params: 'payment' } },
      },
    },
    pricing: {
      // The last choice counts: what is asked for the one before is not waited for.
      on: {
        'delivery.choose': {
          target: 'turning',
          actions: [{ type: 'choose', params: ({ event }) => ({ delivery: event.method }) }, 'tellChoices'],
        },
      },
      invoke: {
        id: 'price',
        src: 'price',
        input: ({ context }) => quoteRequest(context, context.coupon),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'turning',
            actions: { type: 'takeQuote', params: ({ event }) => event.output },
          },
          { target: 'delivery', actions: { type: 'alertFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'delivery', actions: 'alertFailure' },
      },
    },
    payment: paymentStepStates,
    review: {
      entry: [{ type: 'ask', params: 'review' }, 'tellStep', 'tellSeen'],
      exit: 'clearAlert',
      on: { 'order.place': { guard: 'canOrder', target: '#checkout.placing' } },
    },
  },
});
