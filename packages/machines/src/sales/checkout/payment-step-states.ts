import { succeeded, toOutput } from '../../kit/index.ts';
import { quoteRequest, typedCoupon, typedGstin } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.ts';

/** The step in which the user applies a coupon and selects the payment method. */
export const paymentStepStates = checkoutSetup.createStateConfig({
  entry: [{ type: 'ask', params: 'payment' }, 'emitStep', 'emitSeen'],
  exit: ['clearAlert', 'untouchGstin'],
  // A coupon that is being checked does not change the payment methods: nothing waits for its response.
  on: {
    'method.choose': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ method: event.method }) },
        'clearAlert',
        'emitChoices',
      ],
    },
    'mobile.proven': '.checking',
    'gstin.toggle': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ wantsGstin: event.isWanted }) },
        'untouchGstin',
        'emitChoices',
      ],
    },
    'gstin.change': {
      actions: [
        { type: 'choose', params: ({ event }) => ({ gstin: typedGstin(event.value) }) },
        'untouchGstin',
        'emitChoices',
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
          { guard: 'isNoCode', actions: 'rejectCoupon' },
          { guard: 'isFree', target: 'checking' },
        ],
        'coupon.remove': { target: 'checking', actions: ['clearCoupon', 'emitCoupon'] },
        'checkout.continue': [
          { guard: 'isMethodRejected', actions: 'alertMethod' },
          { guard: 'isGstinInvalid', actions: 'touchGstin' },
          { guard: 'isInvalidCode', actions: 'rejectCoupon' },
          { guard: 'canTry', target: 'checking', actions: { type: 'ask', params: 'review' } },
          { target: '#choosing.turning', actions: { type: 'ask', params: 'review' } },
        ],
      },
    },
    checking: {
      entry: 'clearAlert',
      invoke: {
        id: 'evaluate',
        src: 'price',
        input: ({ context }) => quoteRequest(context, typedCoupon(context)),
        onDone: [
          {
            guard: { type: 'isRejected', params: toOutput },
            target: 'idle',
            actions: [
              { type: 'setQuote', params: toOutput },
              'emitCoupon',
              { type: 'ask', params: 'payment' },
            ],
          },
          {
            guard: succeeded,
            target: '#choosing.turning',
            actions: [{ type: 'setQuote', params: toOutput }, 'emitCoupon'],
          },
          {
            target: 'idle',
            actions: [
              { type: 'alertFailure', params: toOutput },
              { type: 'ask', params: 'payment' },
            ],
          },
        ],
        onError: { target: 'idle', actions: ['alertFailure', { type: 'ask', params: 'payment' }] },
      },
    },
  },
});
