/** What some orders come to. */
export interface OrderSumFacts {
  count: number;
  /** Rupees. */
  amount: number;
  points: number;
}

/** Orders by how far they are. */
export interface PurchaseFacts {
  placed: OrderSumFacts;
  delivered: OrderSumFacts;
}

/** A payment of the company to the member. */
export interface TeamPaymentFacts {
  id: string;
  /** Rupees. */
  amount: number;
  /** The month it is for: `2026-11`. */
  period: string;
  status: 'DUE' | 'PAID' | 'FAILED';
  /** What the bank calls it; null while nothing was sent. */
  reference: string | null;
  /** ISO text; null unless it is paid. */
  paidAt: string | null;
}

interface PaymentSumFacts {
  count: number;
  /** Rupees. */
  amount: number;
}

/** What all payments come to. */
export interface PaymentSumsFacts {
  paid: PaymentSumFacts;
  due: PaymentSumFacts;
  failed: PaymentSumFacts;
  /** ISO text; null if nothing was paid yet. */
  lastPaidAt: string | null;
}

/** How far a part of the page is. */
export type PartStatus = 'loading' | 'ready' | 'failed';
