import { quoteRequest, typedCoupon, typedGstin } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.machine.ts';

/** The step in which a coupon is used, and chosen how the order is paid. */
export const paymentStepStates = checkoutSetup.createStateConfig({
  entry: [{ type: 'ask', params: 'payment' }, 'tellStep', 'tellSeen'],
  exit: ['clearAlert', 'untouchGstin'],
  // A coupon that is judged changes nothing about them: nobody waits for its answer.
  on: {
    'method.choose': {
      actions: [{ type: 'choose', params: ({ event }) => ({ method: event.method }) }, 'tellChoices'],
    },
    'gstin.toggle': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ wantsGstin: event.isWanted }) },
        'untouchGstin',
        'tellChoices',
      ],
    },
    'gstin.change': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ gstin: typedGstin(event.value) }) },
        'untouchGstin',
        'tellChoices',
      ],
    },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'coupon.change': {
          guard: 'isFree',
          actions: { type: 'typeCoupon', params: ({ event }) => event.code },
        },
        'coupon.apply': [
          { guard: 'isNoCode', actions: 'refuseCoupon' },
          { guard: 'isFree', target: 'checking' },
        ],
        'coupon.remove': { target: 'checking', actions: ['clearCoupon', 'tellCoupon'] },
        'checkout.continue': [
          { guard: 'isGstinWrong', actions: 'touchGstin' },
          { guard: 'isWrongCode', actions: 'refuseCoupon' },
          { guard: 'canTry', target: 'checking', actions: { type: 'ask', params: 'review' } },
          { target: '#choosing.turning', actions: { type: 'ask', params: 'review' } },
        ],
      },
    },
    checking: {
      entry: 'clearAlert',
      invoke: {
        id: 'judge',
        src: 'price',
        input: ({ context }) => quoteRequest(context, typedCoupon(context)),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'takeQuote', params: ({ event }) => event.output },
              'tellCoupon',
              { type: 'ask', params: 'payment' },
            ],
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: '#choosing.turning',
            actions: [{ type: 'takeQuote', params: ({ event }) => event.output }, 'tellCoupon'],
          },
          {
            target: 'idle',
            actions: [
              { type: 'alertFailure', params: ({ event }) => event.output },
              { type: 'ask', params: 'payment' },
            ],
          },
        ],
        onError: { target: 'idle', actions: ['alertFailure', { type: 'ask', params: 'payment' }] },
      },
    },
  },
});
