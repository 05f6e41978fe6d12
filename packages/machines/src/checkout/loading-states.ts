import { quoteRequest, typedCoupon } from './checkout-context.ts';
import { checkoutSetup } from './checkout-setup.machine.ts';

/** What is done before something can be shown: what is to be ordered, an order that is placed already, the prices. */
export const loadingStates = checkoutSetup.createStateConfig({
  on: { 'step.ask': { actions: { type: 'ask', params: ({ event }) => event.step } } },
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: [
          {
            guard: { type: 'isResumed', params: ({ event }) => event.output },
            target: 'resuming',
            actions: { type: 'start', params: ({ event }) => event.output },
          },
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: '#checkout.empty' },
          { target: 'preparing', actions: { type: 'start', params: ({ event }) => event.output } },
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
          {
            guard: { type: 'awaitsPayment', params: ({ event }) => event.output },
            target: '#checkout.paying',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isAskedFor', params: ({ event }) => event.output },
            target: '#checkout.placed',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: '#checkout.lapsed',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasLost', params: ({ event }) => event.output },
            target: '#checkout.failed',
            actions: { type: 'alertFailure', params: ({ event }) => event.output },
          },
          { guard: 'hasItems', target: 'preparing' },
          { target: '#checkout.empty' },
        ],
        onError: { target: '#checkout.failed', actions: 'alertFailure' },
      },
    },
    preparing: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => quoteRequest(context, typedCoupon(context)),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: '#checkout.choosing',
            actions: { type: 'takeFacts', params: ({ event }) => event.output },
          },
          {
            target: '#checkout.failed',
            actions: { type: 'alertFailure', params: ({ event }) => event.output },
          },
        ],
        onError: { target: '#checkout.failed', actions: 'alertFailure' },
      },
    },
  },
});
