import type { Order, PaymentOpening, PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type PaymentClaim,
  type PaymentContext,
  type PaymentInput,
  type RazorpayOpening,
  type SheetAnswer,
  isLineLost,
  reasonIn,
  reasonOf,
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

/** What a payment is made of: what it is told and tells, its actors, rules and changes. */
export const paymentSetup = setup({
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
});
