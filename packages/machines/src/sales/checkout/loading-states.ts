import { call, toOutput, toResult, when } from '../../kit/index.ts';
import { quoteRequest, typedCoupon } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.ts';

/** The states before a step can be shown: they load the items, an order that is already placed, and the prices. */
export const loadingStates = checkoutSetup.createStateConfig({
  on: { 'step.ask': { actions: { type: 'ask', params: ({ event }) => event.step } } },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: [
          when('isResumed', 'resuming', 'start'),
          { guard: { type: 'isEmpty', params: toOutput }, target: '#checkout.empty' },
          { target: 'preparing', actions: { type: 'start', params: toOutput } },
        ],
        onError: { target: '#checkout.failed', actions: 'alertFailure' },
      },
    },
    resuming: {
      invoke: {
        id: 'fetchOrder',
        src: 'fetchOrder',
        input: ({ context }) => context.orderId ?? '',
        onDone: [
          when('awaitsPayment', '#checkout.paying', 'setOrder'),
          when('isRequested', '#checkout.placed', 'setOrder'),
          when('isOver', '#checkout.expired', 'setOrder'),
          when('wasLost', '#checkout.failed', 'alertFailure'),
          { guard: 'hasItems', target: 'preparing' },
          { target: '#checkout.empty' },
        ],
        onError: { target: '#checkout.failed', actions: 'alertFailure' },
      },
    },
    preparing: {
      invoke: {
        input: ({ context }) => quoteRequest(context, typedCoupon(context)),
        ...call(
          'prepare',
          { target: '#checkout.choosing', actions: { type: 'setFacts', params: toOutput } },
          { target: '#checkout.failed', actions: { type: 'alertFailure', params: toResult } },
        ),
      },
    },
  },
});
