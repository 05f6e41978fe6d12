import type { Order, PaymentOpening, PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';

/** What a payment sheet ends with. */
export type SheetAnswer =
  /** Somebody paid, as far as the sheet knows; `receipt` is the provider's word for it, where it gives one. */
  | { readonly kind: 'paid'; readonly receipt?: PaymentReceipt | undefined }
  /** Closed before anything was paid. */
  | { readonly kind: 'dismissed' }
  /** `reason` is English, for `t()`. */
  | { readonly kind: 'failed'; readonly reason: string };

/** That somebody has paid, which the provider still has to say itself; kept over a reload, so that nobody pays twice. */
export interface PaymentClaim {
  readonly receipt?: PaymentReceipt | undefined;
}

/** What is to be paid. */
export interface PaymentInput {
  readonly orderId: string;
  /** Paid already, before the page was loaded anew: the sheet is not shown again. */
  readonly claim?: PaymentClaim | undefined;
}

export type RazorpayOpening = Extract<PaymentOpening, { provider: 'razorpay' }>;

export interface PaymentContext {
  readonly orderId: string;
  readonly opening: PaymentOpening | undefined;
  /** How a simulated payment is to end, once that is chosen. */
  readonly outcome: SimulatedOutcome | undefined;
  readonly claim: PaymentClaim | undefined;
  /** The server has heard of the receipt. */
  readonly isHandedIn: boolean;
  /** As it was when it was last asked for. */
  readonly order: Order | undefined;
  /** Why it is not paid, or why a choice did not get through; English, for `t()`. */
  readonly reason: string | undefined;
}

/** The sentence for what nobody foresaw. */
const UNEXPECTED = 'Something went wrong. Please try again.';

/** Why an answer is not what was hoped for. */
export function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : UNEXPECTED;
}

/** Why an order that still waits for its payment is not paid. */
export function reasonIn(answer: Result<Order>): string {
  if (!answer.ok) return answer.failure.message;
  return answer.value.payment.problem ?? 'The payment was not finished.';
}

/** Whether nobody knows if the call got through: it may be made again. */
export function isLineLost(answer: Result<unknown>): boolean {
  return !answer.ok && ['noResponse', 'server', 'unreadable', 'rateLimited'].includes(answer.failure.code);
}

/** The opening of a payment that Razorpay's own sheet shows. */
export function razorpayOpening(opening: PaymentOpening | undefined): RazorpayOpening {
  if (opening?.provider !== 'razorpay') throw new Error('this payment is not with Razorpay');
  return opening;
}

/** What is told to the simulated bank. */
export function simulation({ opening, outcome }: PaymentContext) {
  if (opening === undefined || outcome === undefined) throw new Error('nothing is chosen yet');
  return { providerOrderId: opening.providerOrderId, outcome };
}

/** What is handed in, of what the sheet gave. */
export function receiptOf({ orderId, claim }: PaymentContext) {
  if (claim?.receipt === undefined) throw new Error('there is no receipt');
  return { orderId, receipt: claim.receipt };
}
