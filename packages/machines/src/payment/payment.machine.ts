import { confirmingStates } from './confirming-states.ts';
import { payingStates } from './paying-states.ts';
import { paymentSetup } from './payment-setup.machine.ts';

/**
 * The payment of an order that waits for one: opened at the provider, paid in its sheet or in the dialog that simulates
 * one, and confirmed once the order says so. Ends with the order, which is then `PAID` or can no longer be. Fill
 * `openPayment`, `loadRazorpay`, `showRazorpay`, `simulate`, `handIn` and `fetchOrder`.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    orderId: input?.orderId ?? '',
    opening: undefined,
    outcome: undefined,
    claim: input?.claim,
    isHandedIn: false,
    order: undefined,
    reason: undefined,
  }),
  output: ({ context }) => context.order,
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isClaimed', target: 'confirming' }, { target: 'opening' }],
    },
    opening: {
      entry: ['dropClaim', 'tellClaim'],
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => context.orderId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'paying',
            actions: { type: 'takeOpening', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: 'looking',
            actions: { type: 'takeReason', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeReason', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeReason' },
      },
    },
    paying: payingStates,
    looking: {
      invoke: {
        id: 'look',
        src: 'fetchOrder',
        input: ({ context }) => context.orderId,
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'expired',
            actions: { type: 'takeOrder', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'takeOrderReason', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeReason' },
      },
    },
    confirming: confirmingStates,
    waiting: {
      on: { 'payment.check': 'confirming' },
    },
    failed: {
      exit: 'clearReason',
      on: { 'payment.retry': 'opening' },
    },
    expired: { type: 'final' },
    paid: { type: 'final' },
  },
});
