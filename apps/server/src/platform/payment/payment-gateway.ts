import type { PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';

/** The order to pay. */
export interface PaymentOrder {
  readonly orderId: string;
  /** The number that people see. */
  readonly number: string;
  readonly amountPaise: number;
  /** How long an authorized payment is captured, in minutes. */
  readonly minutes: number;
}

/** The outcome of a payment, as the provider reports it. */
export type PaymentUpdate =
  | { readonly kind: 'none' }
  /** A buyer is paying; the outcome is not known yet. */
  | { readonly kind: 'underWay' }
  | {
      readonly kind: 'paid';
      readonly providerPaymentId: string;
      readonly amountPaise: number;
      /** ISO 4217, upper case. */
      readonly currency: string;
    }
  | {
      readonly kind: 'failed';
      readonly providerPaymentId: string;
      /** The reason, in English for the buyer. */
      readonly problem: string;
    }
  | { readonly kind: 'refunded'; readonly providerRefundId: string; readonly amountPaise: number };

/** A notification that the provider sends. */
export interface PaymentEvent {
  /** The provider's id of the event; a repeated notification has the same id. */
  readonly id: string;
  /** The provider's name of the event. */
  readonly name: string;
  readonly providerOrderId: string;
  readonly update: PaymentUpdate;
}

/** What to refund of a payment. */
export interface RefundOrder {
  /** Our id of the refund, 36 characters; a second request with the same id does not pay back again. */
  readonly key: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
  /** The provider's ids of other refunds of this payment: none of them is this one. */
  readonly otherIds: readonly string[];
}

/** The status of a refund. */
export interface Refund {
  readonly providerRefundId: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

/**
 * The functions of every payment provider. A failure is `noResponse` when further calls make no sense now; it
 * contains nothing about the person.
 */
interface Gateway {
  /**
   * Opens a payment for an order; a second call for the same order returns the same payment where the provider
   * supports this.
   */
  open(order: PaymentOrder): Promise<Result<{ readonly providerOrderId: string }>>;
  /** The outcome of a payment. */
  ask(providerOrderId: string, signal?: AbortSignal): Promise<Result<PaymentUpdate>>;
  /** Pays back, only once for repeated calls, and returns the status of the refund. */
  refund(refund: RefundOrder, signal?: AbortSignal): Promise<Result<Refund>>;
  /** Whether the provider really issued a receipt. */
  isGenuine(receipt: PaymentReceipt): boolean;
}

/** A gateway with a simulated bank. */
export interface SimulatedGateway extends Gateway {
  readonly provider: 'SIMULATED';
  /**
   * Simulates one payment attempt; returns when the bank will report the outcome, or undefined when the payment
   * has already succeeded.
   */
  play(providerOrderId: string, amountPaise: number, outcome: SimulatedOutcome): Promise<Date | undefined>;
}

export interface RazorpayGateway extends Gateway {
  readonly provider: 'RAZORPAY';
  /** The public part of the key. */
  readonly keyId: string;
  /**
   * Reads a webhook by its raw body: undefined when it is not about our payments, a failure when it does not come
   * from Razorpay.
   */
  readEvent(webhook: Webhook): Result<PaymentEvent | undefined>;
}

/** A webhook as received. */
export interface Webhook {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

/** The payment provider: simulated or Razorpay. */
export type PaymentGateway = SimulatedGateway | RazorpayGateway;
