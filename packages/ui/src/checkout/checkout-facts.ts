import type { PictureImage } from '../picture/index.ts';
import type { PostalAddressFacts } from '../postal-address/index.ts';

/** An address that can be chosen. */
export interface CheckoutAddress extends PostalAddressFacts {
  id: string;
}

/** The steps in which something is chosen, in their order. */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'review';

export type DeliveryMethod = 'STANDARD' | 'EXPRESS';

/** A way in which the order can be brought. */
export interface DeliveryChoice {
  method: DeliveryMethod;
  /** In rupees; 0 is free. */
  fee: number;
  /** The last day of the promise: ISO text, or ms since 1970. */
  arrivesBy: string | number;
}

export type PaymentMethod = 'COD' | 'UPI' | 'CARD';

/** The GST number for an invoice that names the buyer's business. */
export interface GstinField {
  isWanted: boolean;
  value: string;
  /** English. */
  error: string | undefined;
}

/** What the cart would come to if it were ordered now; amounts in rupees, taxes included. */
export interface CheckoutQuote {
  lines: readonly {
    productId: string;
    name: string;
    /** Best with an empty `alt`: the name stands beside it. */
    image: PictureImage;
    quantity: number;
    /** How many there are. */
    available: number;
    lineTotal: number;
    /** Why the line can't be ordered as it is. */
    problem: 'SOLD_OUT' | 'TOO_FEW' | 'GONE' | null;
  }[];
  subtotal: number;
  /** 0 is free. */
  deliveryFee: number;
  /** The coupon that was asked about, and why it can't be used, in English. */
  coupon: { code: string; problem: string | null } | null;
  /** What it takes off; 0 without one. */
  discount: number;
  total: number;
  points: number;
  /** The subtotal from which delivery is free; left out where it never is. */
  freeDeliveryFrom?: number | undefined;
}

/** The order that was placed. */
export interface CheckoutOrder {
  /** For people: `PGM-000123`. */
  number: string;
  /** In rupees. */
  total: number;
  /** Paid already, or in cash when it arrives. */
  isPaid: boolean;
  /** The last day of the promise, as ISO text. */
  arrivesBy: string;
  /** The order's own page. */
  href: string;
}
