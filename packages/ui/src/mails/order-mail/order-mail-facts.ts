import type { PaymentMethod } from '../../sales/checkout/checkout-facts.ts';
import type { OrderBill } from '../order-lines/order-lines.tsx';

/** What a mail about an order needs; amounts in rupees. */
export interface OrderMailFacts {
  firstName: string;
  /** As people read it, such as `PGM-000123`. */
  number: string;
  total: number;
  /** Whether it waits for its online payment. */
  awaitsPayment: boolean;
  /** The address of the page of the order. */
  href: string;
  /** Only of a shipped order whose carrier is named. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** The page of the carrier that shows the parcel, where there is one. */
  trackingHref?: string | undefined;
  /** Only of a refund. */
  refunded?: number | undefined;
  /** Only of a new order that sends another size: the number of the original order. */
  exchangedNumber?: string | undefined;
  /** Only of an order of pieces that staff have added: the number of the order with which it goes. */
  goesWithNumber?: string | undefined;
  /** Only of an order that was placed or got more pieces: what was ordered, how it is paid, and where it goes, in one line. */
  bill?: OrderBill | undefined;
  paymentMethod?: PaymentMethod | undefined;
  deliverTo?: string | undefined;
}
