import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import type { PostalAddressFacts } from '../../primitives/postal-address/postal-address.tsx';

/** An address that can be selected. */
export interface CheckoutAddress extends PostalAddressFacts {
  id: string;
}

/** The steps in which the user selects something, in order. */
export type CheckoutStep = 'address' | 'delivery' | 'payment' | 'review';

export type DeliveryMethod = 'STANDARD' | 'EXPRESS';

/** A delivery method for the order. */
export interface DeliveryChoice {
  method: DeliveryMethod;
  /** In rupees; 0 is free. */
  fee: number;
  /** The last day of the delivery promise: ISO text, or ms since 1970. */
  arrivesBy: string | number;
}

export type PaymentMethod = 'COD' | 'UPI' | 'CARD';

/** The GST number for an invoice to a business. */
export interface GstinField {
  isWanted: boolean;
  value: string;
  /** English. */
  error: string | undefined;
}

/** The price of the cart if it were ordered now; amounts in rupees, taxes included. */
export interface CheckoutQuote {
  lines: readonly {
    /** Identifies the line: each size of a product has its own. */
    lineKey: string;
    name: string;
    /** Absent for a product without sizes. */
    size?: string | undefined;
    /** Best with an empty `alt`, because the name stands beside it. */
    image: ImageFacts;
    quantity: number;
    /** The number of pieces in stock. */
    available: number;
    lineTotal: number;
    /** Why the line cannot be ordered. */
    problem: 'SOLD_OUT' | 'TOO_FEW' | 'GONE' | null;
  }[];
  subtotal: number;
  /** 0 is free. */
  deliveryFee: number;
  /** The requested coupon, and why it cannot be used, in English. */
  coupon: { code: string; problem: string | null } | null;
  /** The discount of the coupon; 0 without one. */
  discount: number;
  total: number;
  points: number;
  /** The subtotal from which delivery is free; leave it out where delivery is never free. */
  freeDeliveryFrom?: number | undefined;
}

/** The placed order. */
export interface CheckoutOrder {
  /** The order number for people: `PGM-000123`. */
  number: string;
  /** In rupees. */
  total: number;
  /** Already paid; false for cash on delivery. */
  isPaid: boolean;
  /** The last day of the delivery promise, as ISO text. */
  arrivesBy: string;
  /** The order's own page. */
  href: string;
}
