import { callCases, succeeded, toOutput, toResult, when } from '../../kit/index.ts';
import { confirmingStates } from './confirming-states.ts';
import { payingStates } from './paying-states.ts';
import { paymentSetup } from './payment-setup.ts';

/**
 * The payment of an order that waits for one: opened at the provider, paid in its sheet or in the dialog that
 * simulates it, and confirmed when the order is paid. Ends with the order, which is then `PAID` or cannot be paid
 * any more. Provide `openPayment`, `loadRazorpay`, `showRazorpay`, `simulate`, `handIn` and `fetchOrder`.
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
      entry: ['dropClaim', 'emitClaim'],
      invoke: {
        input: ({ context }) => context.orderId,
        ...callCases(
          'openPayment',
          [
            { guard: succeeded, target: 'paying', actions: { type: 'setOpening', params: toOutput } },
            when('isClosed', 'looking', 'setReason'),
          ],
          { target: 'failed', actions: { type: 'setReason', params: toResult } },
        ),
      },
    },
    paying: payingStates,
    looking: {
      invoke: {
        id: 'look',
        src: 'fetchOrder',
        input: ({ context }) => context.orderId,
        onDone: [
          when('isPaid', 'paid', 'setOrder'),
          when('isOver', 'expired', 'setOrder'),
          { target: 'failed', actions: { type: 'setOrderReason', params: toOutput } },
        ],
        onError: { target: 'failed', actions: 'setReason' },
      },
    },
    confirming: confirmingStates,
    waiting: { on: { 'payment.check': 'confirming' } },
    failed: { exit: 'clearReason', on: { 'payment.retry': 'opening' } },
    expired: { type: 'final' },
    paid: { type: 'final' },
  },
});
