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
  payment: { method: 'COD'; status: 'DUE' | 'PAID' | 'CANCELLED' };
  /** What happened, the first thing first. */
  timeline: readonly { status: OrderStatus; at: string; by: 'MEMBER' | 'STAFF' | 'SYSTEM' }[];
  canCancel: boolean;
}
