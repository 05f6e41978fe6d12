import type { PictureImage } from '../picture/index.ts';
import type { PostalAddressFacts } from '../postal-address/index.ts';

/** An address that can be chosen. */
export interface CheckoutAddress extends PostalAddressFacts {
  id: string;
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
  total: number;
  points: number;
  /** The subtotal from which delivery is free. */
  freeDeliveryFrom: number;
}

/** The order that was placed. */
export interface CheckoutOrder {
  /** For people: `PGM-000123`. */
  number: string;
  /** In rupees. */
  total: number;
  /** The order's own page. */
  href: string;
}
