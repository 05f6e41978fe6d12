import { toOutput, when } from '../../kit/index.ts';
import { toReceipt } from './payment-context.ts';
import { paymentSetup } from './payment-setup.ts';

/** The user has paid: the order is requested until it is paid, for one minute at most. */
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
        input: ({ context }) => toReceipt(context),
        onDone: [
          { guard: { type: 'isConnectionLost', params: toOutput }, target: 'pausing' },
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
          when('isPaid', '#payment.paid', 'setOrder'),
          when('isOver', '#payment.expired', 'setOrder'),
          when('isDeclined', '#payment.failed', 'setOrderReason'),
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
