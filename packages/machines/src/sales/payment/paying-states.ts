import { call, toOutput, toResult, when } from '../../kit/index.ts';
import { razorpayOpening, simulation } from './payment-context.ts';
import { paymentSetup } from './payment-setup.ts';

/** The states in which the provider's sheet, or the dialog that simulates it, is open. */
export const payingStates = paymentSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isRazorpay', target: 'loading' }, { target: 'choosing' }],
    },
    loading: {
      invoke: call(
        'loadRazorpay',
        { target: 'showing' },
        { target: '#payment.failed', actions: { type: 'setReason', params: toResult } },
      ),
      after: { load: { target: '#payment.failed', actions: 'setReason' } },
    },
    showing: {
      invoke: {
        id: 'showRazorpay',
        src: 'showRazorpay',
        input: ({ context }) => razorpayOpening(context.opening),
        onDone: [
          {
            guard: { type: 'hasPaid', params: toOutput },
            target: '#payment.confirming',
            actions: [{ type: 'claim', params: toOutput }, 'emitClaim'],
          },
          when('hasFailed', '#payment.failed', 'setSheetReason'),
          { target: '#payment.looking' },
        ],
        onError: { target: '#payment.failed', actions: 'setReason' },
      },
    },
    choosing: {
      tags: 'simulated',
      exit: 'clearReason',
      on: {
        'outcome.choose': {
          target: 'simulating',
          actions: { type: 'chooseOutcome', params: ({ event }) => event.outcome },
        },
        'sheet.close': '#payment.looking',
      },
    },
    simulating: {
      tags: 'simulated',
      on: { 'sheet.close': '#payment.looking' },
      invoke: {
        id: 'simulate',
        src: 'simulate',
        input: ({ context }) => simulation(context),
        onDone: [
          when('isClosed', '#payment.looking', 'setReason'),
          when('wasRejected', 'choosing', 'setReason'),
          { guard: 'isDeclining', target: '#payment.failed', actions: 'setDecline' },
          { target: '#payment.confirming', actions: ['claim', 'emitClaim'] },
        ],
        onError: { target: 'choosing', actions: 'setReason' },
      },
    },
  },
});
