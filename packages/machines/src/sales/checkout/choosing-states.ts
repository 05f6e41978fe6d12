import { MAX_COURIER_NOTE } from '@pgm/api/contract';
import { call, toOutput, toResult } from '../../kit/index.ts';
import { quoteRequest } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.ts';
import { paymentStepStates } from './payment-step-states.ts';

/** The steps in which the user makes choices; `turning` decides which step is shown. */
export const choosingStates = checkoutSetup.createStateConfig({
  id: 'choosing',
  // The order contains only items that the user has seen and that are still in the cart.
  always: [
    { guard: 'isCartEmptied', target: '#checkout.empty' },
    { guard: 'isCartChanged', target: '#checkout.loading.preparing', actions: 'applyCart' },
  ],
  on: {
    // It can be typed while a price is requested.
    'courierNote.change': {
      actions: [
        {
          type: 'choose',
          params: ({ event }) => ({ courierNote: event.note.slice(0, MAX_COURIER_NOTE) }),
        },
        'emitChoices',
      ],
    },
    'step.ask': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.step },
      target: '.turning',
      actions: { type: 'ask', params: ({ event }) => event.step },
    },
  },
  initial: 'turning',
  states: {
    // Finds the furthest step that can be shown, up to the requested one.
    turning: {
      always: [
        { guard: 'isOutcomeUnknown', target: '#checkout.outcomeUnknown' },
        { guard: 'isAtAddress', target: 'address' },
        { guard: 'isAtDelivery', target: 'delivery' },
        { guard: 'isOutdated', target: 'pricing' },
        { guard: 'isAtPayment', target: 'payment' },
        { target: 'review' },
      ],
    },
    address: {
      entry: [{ type: 'ask', params: 'address' }, 'see', 'emitStep', 'emitSeen'],
      on: {
        'address.select': {
          actions: [{ type: 'choose', params: ({ event }) => ({ addressId: event.id }) }, 'emitChoices'],
        },
        'address.saved': {
          actions: [
            { type: 'setAddress', params: ({ event }) => event.address },
            { type: 'choose', params: ({ event }) => ({ addressId: event.address.id }) },
            'emitChoices',
          ],
        },
        'checkout.continue': {
          guard: 'canDeliver',
          target: 'turning',
          actions: { type: 'ask', params: 'delivery' },
        },
      },
    },
    delivery: {
      entry: [{ type: 'ask', params: 'delivery' }, 'emitStep', 'emitSeen'],
      exit: 'clearAlert',
      on: {
        'delivery.choose': {
          actions: [{ type: 'choose', params: ({ event }) => ({ delivery: event.method }) }, 'emitChoices'],
        },
        'checkout.continue': {
          guard: 'canOrder',
          target: 'turning',
          actions: { type: 'ask', params: 'payment' },
        },
      },
    },
    pricing: {
      // The last choice counts: the machine does not wait for the price of an earlier one.
      on: {
        'delivery.choose': {
          target: 'turning',
          actions: [{ type: 'choose', params: ({ event }) => ({ delivery: event.method }) }, 'emitChoices'],
        },
      },
      invoke: {
        input: ({ context }) => quoteRequest(context, context.coupon),
        ...call(
          'price',
          { target: 'turning', actions: { type: 'setQuote', params: toOutput } },
          { target: 'delivery', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
    payment: paymentStepStates,
    review: {
      entry: [{ type: 'ask', params: 'review' }, 'emitStep', 'emitSeen'],
      exit: 'clearAlert',
      on: { 'order.place': { guard: 'canOrder', target: '#checkout.placing' } },
    },
  },
});
