import type { Order, PaymentOpening, PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type PaymentClaim,
  type PaymentContext,
  type PaymentInput,
  type RazorpayOpening,
  type SheetAnswer,
  isLineLost,
  razorpayOpening,
  reasonIn,
  reasonOf,
  receiptOf,
  simulation,
} from './payment-context.ts';

export type PaymentEvent =
  | { type: 'outcome.choose'; outcome: SimulatedOutcome }
  | { type: 'sheet.close' }
  | { type: 'payment.retry' }
  | { type: 'payment.check' };

/** Told once somebody has paid, for the page to keep, and when that came to nothing: after a reload nobody pays twice. */
export interface PaymentClaimed {
  readonly type: 'payment.claimed';
  readonly claim: PaymentClaim | undefined;
}

/** How often an order is asked for whether it is paid, in ms. */
export const PAYMENT_POLL_MS = 2000;
/** After so long nobody is kept waiting for a bank, in ms. */
export const PAYMENT_WAIT_MS = 60_000;

/**
 * The payment of an order that waits for one: opened at the provider, paid in its sheet or in the dialog that simulates
 * one, and confirmed once the order says so. Ends with the order, which is then `PAID` or can no longer be. Fill
 * `openPayment`, `loadRazorpay`, `showRazorpay`, `simulate`, `handIn` and `fetchOrder`.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentClaimed,
    input: {} as PaymentInput | undefined,
    output: {} as Order | undefined,
    tags: {} as 'simulated',
  },
  actors: {
    openPayment: fromPromise<Result<PaymentOpening>, string>(() =>
      Promise.reject(new Error('openPayment is not provided')),
    ),
    loadRazorpay: fromPromise<Result<unknown>>(() =>
      Promise.reject(new Error('loadRazorpay is not provided')),
    ),
    showRazorpay: fromPromise<SheetAnswer, RazorpayOpening>(() =>
      Promise.reject(new Error('showRazorpay is not provided')),
    ),
    simulate: fromPromise<Result<unknown>, { providerOrderId: string; outcome: SimulatedOutcome }>(() =>
      Promise.reject(new Error('simulate is not provided')),
    ),
    handIn: fromPromise<Result<unknown>, { orderId: string; receipt: PaymentReceipt }>(() =>
      Promise.reject(new Error('handIn is not provided')),
    ),
    fetchOrder: fromPromise<Result<Order>, string>(() =>
      Promise.reject(new Error('fetchOrder is not provided')),
    ),
  },
  delays: {
    poll: PAYMENT_POLL_MS,
    wait: PAYMENT_WAIT_MS,
    /** For so long a line may take to bring Razorpay's script. */
    load: 20_000,
  },
  guards: {
    succeeded: (_, answer: Result<unknown>) => answer.ok,
    wasRefused: (_, answer: Result<unknown>) => !answer.ok,
    isRazorpay: ({ context }) => context.opening?.provider === 'razorpay',
    isClaimed: ({ context }) => context.claim !== undefined,
    hasReceipt: ({ context }) => context.claim?.receipt !== undefined && !context.isHandedIn,
    hasPaid: (_, answer: SheetAnswer) => answer.kind === 'paid',
    hasFailed: (_, answer: SheetAnswer) => answer.kind === 'failed',
    isDeclining: ({ context }) => context.outcome === 'FAIL',
    // Paid meanwhile, perhaps, or too late: the order knows.
    isClosed: (_, answer: Result<unknown>) => !answer.ok && answer.failure.code === 'conflict',
    isLineLost: (_, answer: Result<unknown>) => isLineLost(answer),
    isPaid: (_, answer: Result<Order>) => answer.ok && answer.value.payment.status === 'PAID',
    isOver: (_, answer: Result<Order>) => answer.ok && answer.value.payment.status !== 'PENDING',
    // What a sheet with a receipt tells of an earlier try says nothing of the one that worked.
    isDeclined: ({ context }, answer: Result<Order>) =>
      answer.ok && answer.value.payment.problem !== null && context.claim?.receipt === undefined,
  },
  actions: {
    takeOpening: assign((_, answer: Result<PaymentOpening>) => (answer.ok ? { opening: answer.value } : {})),
    takeOrder: assign((_, answer: Result<Order>) => (answer.ok ? { order: answer.value } : {})),
    chooseOutcome: assign((_, outcome: SimulatedOutcome) => ({ outcome })),
    claim: assign((_, answer?: SheetAnswer) => ({
      claim: answer?.kind === 'paid' && answer.receipt ? { receipt: answer.receipt } : {},
    })),
    tellClaim: emit(({ context }) => ({ type: 'payment.claimed' as const, claim: context.claim })),
    noteHandedIn: assign({ isHandedIn: true }),
    dropClaim: assign({ claim: undefined, isHandedIn: false }),
    takeReason: assign((_, answer?: Result<unknown>) => ({ reason: reasonOf(answer) })),
    takeSheetReason: assign((_, answer: SheetAnswer) => ({
      reason: answer.kind === 'failed' ? answer.reason : undefined,
    })),
    takeDecline: assign({ reason: 'The bank declined the payment.' }),
    // Why it could not be opened says more than that it is not paid.
    takeOrderReason: assign(({ context }, answer: Result<Order>) => ({
      reason: context.reason ?? reasonIn(answer),
    })),
    clearReason: assign({ reason: undefined }),
  },
}).createMachine({
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
    paying: {
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
    },
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
    confirming: {
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
    },
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
