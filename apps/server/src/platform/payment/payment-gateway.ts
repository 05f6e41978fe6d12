import type { PaymentReceipt, Result, SimulatedOutcome } from '@pgm/api/contract';

/** What is to be paid. */
export interface PaymentOrder {
  readonly orderId: string;
  /** As people read it. */
  readonly number: string;
  readonly amountPaise: number;
}

/** What a provider says became of a payment. */
export type PaymentNews =
  | { readonly kind: 'none' }
  /** Somebody is about to pay; whether it works is not known yet. */
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
      /** Why, in English for the buyer. */
      readonly problem: string;
    }
  | { readonly kind: 'refunded'; readonly providerRefundId: string; readonly amountPaise: number };

/** What a provider tells us by itself. */
export interface PaymentEvent {
  /** The provider's own; it says the same thing twice under the same one. */
  readonly id: string;
  /** The provider's word for it. */
  readonly name: string;
  readonly providerOrderId: string;
  readonly news: PaymentNews;
}

/** What is to be paid back, whole. */
export interface RefundOrder {
  /** Our name for it, 36 characters: asked for twice, it is paid back once. */
  readonly key: string;
  readonly providerPaymentId: string;
  readonly amountPaise: number;
}

/** Where a refund stands. */
export interface Refund {
  readonly providerRefundId: string;
  readonly status: 'pending' | 'processed' | 'failed';
}

/**
 * What every provider of payments can do. A failure is `noResponse` when there is no sense in asking for anything else
 * now, and says nothing about the person.
 */
interface Gateway {
  /** Makes a payment that somebody can pay; the same one for the same order wherever the provider can tell. */
  open(order: PaymentOrder): Promise<Result<{ readonly providerOrderId: string }>>;
  /** What became of a payment. */
  ask(providerOrderId: string, signal?: AbortSignal): Promise<Result<PaymentNews>>;
  /** Pays back, once however often it is told to, and says where that stands. */
  refund(refund: RefundOrder, signal?: AbortSignal): Promise<Result<Refund>>;
  /** Whether a receipt is the provider's own. */
  isGenuine(receipt: PaymentReceipt): boolean;
}

/** A bank that is played. */
export interface SimulatedGateway extends Gateway {
  readonly provider: 'SIMULATED';
  /** Plays one try to pay; when the bank will say what became of it, or undefined when it has said yes before. */
  play(providerOrderId: string, amountPaise: number, outcome: SimulatedOutcome): Promise<Date | undefined>;
}

export interface RazorpayGateway extends Gateway {
  readonly provider: 'RAZORPAY';
  /** The public half of the key. */
  readonly keyId: string;
  /** Reads a webhook by its raw body: undefined when it is about nothing of ours, a failure when it isn't Razorpay's. */
  readEvent(webhook: Webhook): Result<PaymentEvent | undefined>;
}

/** A webhook as it came. */
export interface Webhook {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

/** Where payments are made. */
export type PaymentGateway = SimulatedGateway | RazorpayGateway;
