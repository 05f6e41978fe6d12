import { razorpayOpening, simulation } from './payment-context.ts';
import { paymentSetup } from './payment-setup.machine.ts';

/** In the provider's sheet, or in the dialog that simulates one. */
export const payingStates = paymentSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isRazorpay', target: 'loading' }, { target: 'choosing' }],
    },
    loading: {
      invoke: {
        id: 'loadRazorpay',
        src: 'loadRazorpay',
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'showing' },
          {
            target: '#payment.failed',
            actions: { type: 'takeReason', params: ({ event }) => event.output },
          },
        ],
        onError: { target: '#payment.failed', actions: 'takeReason' },
      },
      after: { load: { target: '#payment.failed', actions: 'takeReason' } },
    },
    showing: {
      invoke: {
        id: 'showRazorpay',
        src: 'showRazorpay',
        input: ({ context }) => razorpayOpening(context.opening),
        onDone: [
          {
            guard: { type: 'hasPaid', params: ({ event }) => event.output },
            target: '#payment.confirming',
            actions: [{ type: 'claim', params: ({ event }) => event.output }, 'tellClaim'],
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: '#payment.failed',
            actions: { type: 'takeSheetReason', params: ({ event }) => event.output },
          },
          { target: '#payment.looking' },
        ],
        onError: { target: '#payment.failed', actions: 'takeReason' },
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
      invoke: {
        id: 'simulate',
        src: 'simulate',
        input: ({ context }) => simulation(context),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => event.output },
            target: '#payment.looking',
            actions: { type: 'takeReason', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'takeReason', params: ({ event }) => event.output },
          },
          { guard: 'isDeclining', target: '#payment.failed', actions: 'takeDecline' },
          { target: '#payment.confirming', actions: ['claim', 'tellClaim'] },
        ],
        onError: { target: 'choosing', actions: 'takeReason' },
      },
    },
  },
});
