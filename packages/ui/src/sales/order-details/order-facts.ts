import type { LinkedOrderFacts, ReversalFacts } from '../order-reversals/reversal-facts.ts';
import type { OrderStatus } from '../order-status/order-status.ts';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import type { PostalAddressFacts } from '../../primitives/postal-address/postal-address.tsx';

/** An order as its owner sees it; amounts in rupees, taxes included, times as ISO text. */
export interface OrderFacts {
  /** The order number for people: `PGM-000123`. */
  number: string;
  placedAt: string;
  status: OrderStatus;
  items: readonly {
    /** Identifies the line: each size of a product has its own. */
    lineKey: string;
    /** The product's own page. */
    href: string;
    name: string;
    /** Absent for a product without sizes. */
    size?: string | undefined;
    /** Best with an empty `alt`, because the name stands beside it. */
    image: ImageFacts;
    /** The price of one unit. */
    price: number;
    quantity: number;
    /** How many of them were cancelled or taken back. */
    reversed: number;
    /** The points for one unit. */
    points: number;
    lineTotal: number;
    /** The form of a review of the product; absent where its owner cannot write one. */
    reviewHref?: string | undefined;
  }[];
  /** The delivery address as it was when the order was placed. */
  address: PostalAddressFacts;
  subtotal: number;
  /** 0 is free. */
  deliveryFee: number;
  total: number;
  /** What was taken off or goes back for pieces that were cancelled or returned. */
  reversedTotal: number;
  /** The oldest first. */
  refunds: readonly {
    id: string;
    amount: number;
    status: 'DUE' | 'PAID';
    /** The bank's reference. */
    reference: string | null;
    paidAt: string | null;
  }[];
  /** What was cancelled or returned, the oldest first. */
  reversals: readonly ReversalFacts[];
  /** The credit notes that correct the invoice, by the id of their reversal. */
  creditNotes: readonly { id: string; number: string }[];
  points: number;
  /** The delivery method, and the last day of the promise as ISO text. */
  delivery: {
    method: 'STANDARD' | 'EXPRESS';
    expectedBy: string;
    /** How it was sent; null before that, and without a carrier. */
    shipment: { carrier: string; trackingNumber: string; trackingUrl?: string | undefined } | null;
  };
  /** The coupon that was used. */
  couponCode: string | null;
  /** The discount of the coupon. */
  discount: number;
  payment: {
    method: 'COD' | 'UPI' | 'CARD';
    status: 'DUE' | 'PENDING' | 'PAID' | 'CANCELLED' | 'REFUND_DUE' | 'REFUNDED';
    /** Why the last attempt to pay failed, in English. */
    problem: string | null;
    /** The time until which a pending payment must arrive. */
    payBy: string | null;
  };
  /** The buyer's GST number on the invoice. */
  gstin: string | null;
  /** What the courier should know. */
  courierNote?: string | undefined;
  /** The events, the oldest first. */
  timeline: readonly {
    status: OrderStatus;
    at: string;
    by: 'MEMBER' | 'STAFF' | 'SYSTEM';
    /** The reason, in the words of the person who caused the event. */
    note: string | null;
  }[];
  /** The order whose returned pieces this one sends in another size; leave it out for others. */
  exchangedOrder?: LinkedOrderFacts | undefined;
  /** The paid order to which these pieces were added; leave it out for others. */
  goesWith?: LinkedOrderFacts | undefined;
  /** The orders of pieces that were added to this one; leave it out without any. */
  addedOrders?: readonly (LinkedOrderFacts & { isPaid: boolean })[] | undefined;
  canCancel: boolean;
  canReturn: boolean;
  /** The time until which it can be returned; null before it is delivered. */
  returnBy: string | null;
  canPay: boolean;
  hasInvoice: boolean;
}
