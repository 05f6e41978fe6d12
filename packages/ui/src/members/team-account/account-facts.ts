/** The total of some orders. */
export interface OrderSumFacts {
  count: number;
  /** In rupees. */
  amount: number;
  points: number;
}

/** Order totals for placed and for delivered orders. */
export interface PurchaseFacts {
  placed: OrderSumFacts;
  delivered: OrderSumFacts;
}

/** The points of one month. */
export interface GroupPointsFacts {
  /** `2026-11` */
  month: string;
  /** The member's own. */
  own: number;
  /** Those of all below. */
  team: number;
}

/** A payment of the company to the member. */
export interface TeamPaymentFacts {
  id: string;
  /** In rupees. */
  amount: number;
  /** The month of the payment: `2026-11`. */
  period: string;
  status: 'DUE' | 'PAID' | 'FAILED';
  /** The bank's reference; null before the payment is sent. */
  reference: string | null;
  /** ISO text; null unless it is paid. */
  paidAt: string | null;
}

interface PaymentSumFacts {
  count: number;
  /** In rupees. */
  amount: number;
}

/** The totals of all payments. */
export interface PaymentSumsFacts {
  paid: PaymentSumFacts;
  due: PaymentSumFacts;
  failed: PaymentSumFacts;
  /** ISO text; null if nothing was paid yet. */
  lastPaidAt: string | null;
}

/** The loading status of a part of the page. */
export type PartStatus = 'loading' | 'ready' | 'failed';
