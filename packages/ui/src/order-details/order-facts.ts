import type { OrderStatus } from '../order-status/index.ts';
import type { PictureImage } from '../picture/index.ts';
import type { PostalAddressFacts } from '../postal-address/index.ts';

/** An order as its owner sees it; amounts in rupees, taxes included, times as ISO text. */
export interface OrderFacts {
  /** For people: `PGM-000123`. */
  number: string;
  placedAt: string;
  status: OrderStatus;
  items: readonly {
    productId: string;
    /** The product's own page. */
    href: string;
    name: string;
    /** Best with an empty `alt`: the name stands beside it. */
    image: PictureImage;
    /** Of one unit. */
    price: number;
    quantity: number;
    /** Points one unit brings. */
    points: number;
    lineTotal: number;
  }[];
  /** Where it goes, as it stood when the order was placed. */
  address: PostalAddressFacts;
  subtotal: number;
  /** 0 is free. */
  deliveryFee: number;
  total: number;
  points: number;
  /** How it is brought, and the last day of the promise as ISO text. */
  delivery: { method: 'STANDARD' | 'EXPRESS'; expectedBy: string };
  /** The coupon that was used. */
  couponCode: string | null;
  /** What it took off. */
  discount: number;
  payment: {
    method: 'COD' | 'UPI' | 'CARD';
    status: 'DUE' | 'PENDING' | 'PAID' | 'CANCELLED' | 'REFUND_DUE' | 'REFUNDED';
    /** Why the last attempt to pay failed, in English. */
    problem: string | null;
    /** Until when an awaited payment has to be there. */
    payBy: string | null;
  };
  /** The buyer's GST number on the invoice. */
  gstin: string | null;
  /** What happened, the first thing first. */
  timeline: readonly {
    status: OrderStatus;
    at: string;
    by: 'MEMBER' | 'STAFF' | 'SYSTEM';
    /** Why, in the words of who did it. */
    note: string | null;
  }[];
  canCancel: boolean;
  canReturn: boolean;
  /** Until when it can be sent back; null before it is delivered. */
  returnBy: string | null;
  canPay: boolean;
  hasInvoice: boolean;
}
