import type { Order, PaymentOpening, PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { PLEASE_TRY_AGAIN, placeholder, toMessage } from '../../kit/index.ts';
import {
  type PaymentClaim,
  type PaymentContext,
  type PaymentInput,
  type RazorpayOpening,
  type CheckoutResult,
  isConnectionLost,
  reasonIn,
} from './payment-context.ts';

export type PaymentEvent =
  | { type: 'outcome.choose'; outcome: SimulatedOutcome }
  | { type: 'sheet.close' }
  | { type: 'payment.retry' }
  | { type: 'payment.check' };

/**
 * Emitted after the user has paid, so that the page saves it, and when the payment failed: after a reload the
 * user does not pay twice.
 */
export interface PaymentClaimed {
  readonly type: 'payment.claimed';
  readonly claim: PaymentClaim | undefined;
}

/** How often the payment status of an order is requested, in ms. */
export const PAYMENT_POLL_MS = 2000;
/** The maximum time to wait for a bank, in ms. */
export const PAYMENT_WAIT_MS = 60_000;

/** The setup of the payment machine: its events, emitted events, actors, guards and actions. */
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
    openPayment: placeholder<Result<PaymentOpening>, string>('openPayment'),
    loadRazorpay: placeholder<Result<unknown>>('loadRazorpay'),
    showRazorpay: placeholder<CheckoutResult, RazorpayOpening>('showRazorpay'),
    simulate: placeholder<Result<unknown>, { providerOrderId: string; outcome: SimulatedOutcome }>(
      'simulate',
    ),
    handIn: placeholder<Result<unknown>, { orderId: string; receipt: PaymentReceipt }>('handIn'),
    fetchOrder: placeholder<Result<Order>, string>('fetchOrder'),
  },
  delays: {
    poll: PAYMENT_POLL_MS,
    wait: PAYMENT_WAIT_MS,
    /** The maximum time to load Razorpay's script. */
    load: 20_000,
  },
  guards: {
    wasRejected: (_, result: Result<unknown>) => !result.ok,
    isRazorpay: ({ context }) => context.opening?.provider === 'razorpay',
    isClaimed: ({ context }) => context.claim !== undefined,
    hasReceipt: ({ context }) => context.claim?.receipt !== undefined && !context.isHandedIn,
    hasPaid: (_, result: CheckoutResult) => result.kind === 'paid',
    hasFailed: (_, result: CheckoutResult) => result.kind === 'failed',
    isDeclining: ({ context }) => context.outcome === 'FAIL',
    // The order may be paid meanwhile, or expired: its status decides.
    isClosed: (_, result: Result<unknown>) => !result.ok && result.failure.code === 'conflict',
    isConnectionLost: (_, result: Result<unknown>) => isConnectionLost(result),
    isPaid: (_, result: Result<Order>) => result.ok && result.value.payment.status === 'PAID',
    isOver: (_, result: Result<Order>) => result.ok && result.value.payment.status !== 'PENDING',
    // A problem from an earlier try in the sheet is ignored if the sheet returned a receipt for a later one.
    isDeclined: ({ context }, result: Result<Order>) =>
      result.ok && result.value.payment.problem !== null && context.claim?.receipt === undefined,
  },
  actions: {
    setOpening: assign((_, result: Result<PaymentOpening>) => (result.ok ? { opening: result.value } : {})),
    setOrder: assign((_, result: Result<Order>) => (result.ok ? { order: result.value } : {})),
    chooseOutcome: assign((_, outcome: SimulatedOutcome) => ({ outcome })),
    claim: assign((_, result?: CheckoutResult) => ({
      claim: result?.kind === 'paid' && result.receipt ? { receipt: result.receipt } : {},
    })),
    emitClaim: emit(({ context }) => ({ type: 'payment.claimed' as const, claim: context.claim })),
    noteHandedIn: assign({ isHandedIn: true }),
    dropClaim: assign({ claim: undefined, isHandedIn: false }),
    setReason: assign((_, result?: Result<unknown>) => ({ reason: toMessage(result, PLEASE_TRY_AGAIN) })),
    setSheetReason: assign((_, result: CheckoutResult) => ({
      reason: result.kind === 'failed' ? result.reason : undefined,
    })),
    setDecline: assign({ reason: 'The bank declined the payment.' }),
    // The reason why the payment could not be opened is more exact than the message that it is not paid.
    setOrderReason: assign(({ context }, result: Result<Order>) => ({
      reason: context.reason ?? reasonIn(result),
    })),
    clearReason: assign({ reason: undefined }),
  },
});
