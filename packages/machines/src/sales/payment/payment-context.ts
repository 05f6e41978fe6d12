import { PLEASE_TRY_AGAIN, toMessage } from '../../kit/index.ts';
import type { Order, PaymentOpening, PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';

/** The result of a payment sheet. */
export type CheckoutResult =
  /** The user paid, according to the sheet; `receipt` is the provider's proof, if it gives one. */
  | { readonly kind: 'paid'; readonly receipt?: PaymentReceipt | undefined }
  /** Closed before a payment. */
  | { readonly kind: 'dismissed' }
  /** `reason` is English, for `t()`. */
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * States that the user has paid, which the provider must still confirm; saved for a reload, so that the user does
 * not pay twice.
 */
export interface PaymentClaim {
  readonly receipt?: PaymentReceipt | undefined;
}

/** The order to pay and its claim. */
export interface PaymentInput {
  readonly orderId: string;
  /** Already paid before the page was reloaded: the sheet is not shown again. */
  readonly claim?: PaymentClaim | undefined;
}

export type RazorpayOpening = Extract<PaymentOpening, { provider: 'razorpay' }>;

export interface PaymentContext {
  readonly orderId: string;
  readonly opening: PaymentOpening | undefined;
  /** The selected outcome of a simulated payment; undefined before the selection. */
  readonly outcome: SimulatedOutcome | undefined;
  readonly claim: PaymentClaim | undefined;
  /** The server has received the receipt. */
  readonly isHandedIn: boolean;
  /** The order in the last response. */
  readonly order: Order | undefined;
  /** Why it is not paid, or why a selection could not be sent; English, for `t()`. */
  readonly reason: string | undefined;
}

/** Why an order with a pending payment is not paid. */
export function reasonIn(result: Result<Order>): string {
  if (!result.ok) return toMessage(result, PLEASE_TRY_AGAIN);
  return result.value.payment.problem ?? 'The payment was not completed.';
}

/** Whether it is unknown if the call reached the server; then it may be repeated. */
export function isConnectionLost(result: Result<unknown>): boolean {
  return !result.ok && ['noResponse', 'server', 'unreadable', 'rateLimited'].includes(result.failure.code);
}

/** The opening of a payment for Razorpay's own sheet. */
export function razorpayOpening(opening: PaymentOpening | undefined): RazorpayOpening {
  if (opening?.provider !== 'razorpay') throw new Error('this payment is not with Razorpay');
  return opening;
}

/** The data that is sent to the simulated bank. */
export function simulation({ opening, outcome }: PaymentContext) {
  if (opening === undefined || outcome === undefined) throw new Error('nothing is chosen yet');
  return { providerOrderId: opening.providerOrderId, outcome };
}

/** The receipt to send to the server, from the data of the sheet. */
export function toReceipt({ orderId, claim }: PaymentContext) {
  if (claim?.receipt === undefined) throw new Error('there is no receipt');
  return { orderId, receipt: claim.receipt };
}
