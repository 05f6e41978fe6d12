/** An order that belongs to another one, with the address of its page. */
export interface LinkedOrderFacts {
  number: string;
  href: string;
}

/** Pieces of an order that were cancelled or are returned; the amount in rupees, the time as ISO text. */
export interface ReversalFacts {
  id: string;
  kind: 'CANCELLATION' | 'RETURN';
  state: 'REQUESTED' | 'ACCEPTED' | 'DONE' | 'REJECTED';
  reason: string | null;
  at: string;
  pieces: readonly {
    name: string;
    /** Absent for a product without sizes. */
    size?: string | undefined;
    quantity: number;
    /** The size that the buyer wants in exchange; leave it out for a refund. */
    exchange?: { size: string; state: 'WANTED' | 'SENT' | 'SOLD_OUT' } | undefined;
  }[];
  /** The new order that sends the other sizes; leave it out without one. */
  exchangeOrder?: LinkedOrderFacts | undefined;
  /** The photos that the buyer sent: small, and the address of the large one. */
  photos: readonly { src: string; href: string }[];
  amount: number;
  creditNote: string | null;
}
