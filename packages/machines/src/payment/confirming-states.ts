import { receiptOf } from './payment-context.ts';
import { paymentSetup } from './payment-setup.machine.ts';

/** Somebody has paid: the order is asked for until it says so, for no longer than a minute. */
export const confirmingStates = paymentSetup.createStateConfig({
  after: { wait: 'waiting' },
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasReceipt', target: 'handingIn' }, { target: 'asking' }],
    },
    handingIn: {
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context }) => receiptOf(context),
        onDone: [
          { guard: { type: 'isLineLost', params: ({ event }) => event.output }, target: 'pausing' },
          { target: 'asking', actions: 'noteHandedIn' },
        ],
        onError: 'pausing',
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'fetchOrder',
        input: ({ context }) => context.orderId,
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: '#payment.paid',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: '#payment.expired',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output },
            target: '#payment.failed',
            actions: { type: 'takeOrderReason', params: ({ event }) => event.output },
          },
          { target: 'pausing' },
        ],
        onError: 'pausing',
      },
    },
    pausing: {
      after: { poll: 'starting' },
    },
  },
});
