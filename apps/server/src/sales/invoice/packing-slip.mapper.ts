import { sizedName } from '@pgm/api/contract';
import { orderNumber, toLeft } from '../tables/order.schema.ts';
import { addressLines } from './invoice.mapper.ts';
import type { OrderWithItems } from './load-documents.ts';
import { toGstState } from './gst-states.ts';

/** What a packing slip says. */
export interface PackingSlipFacts {
  /** `PGM-000123`. */
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly seller: string;
  readonly deliveryMethod: 'STANDARD' | 'EXPRESS';
  /** What the buyer pays at the door. */
  readonly toCollectPaise: number;
  readonly receiver: {
    readonly name: string;
    readonly address: readonly string[];
    readonly mobile: string;
    /** What the courier should know; null when there is nothing to know. */
    readonly note: string | null;
  };
  /** Only the pieces that are sent. */
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
  }[];
}

/** The packing slip of an order. */
export function toPackingSlip({ order, items }: OrderWithItems, seller: string): PackingSlipFacts {
  const { address, courierNote, placedAt, deliveryMethod, paymentStatus, totalPaise, reversedPaise } = order;
  return {
    orderNumber: orderNumber(order.number),
    orderedAt: placedAt,
    seller,
    deliveryMethod,
    toCollectPaise: paymentStatus === 'DUE' ? totalPaise - reversedPaise : 0,
    receiver: {
      name: address.name,
      address: addressLines(address, toGstState(address.state)),
      mobile: address.phone_number,
      note: courierNote,
    },
    lines: items
      .map((item) => ({ name: sizedName(item.name, item.size), quantity: toLeft(item) }))
      .filter(({ quantity }) => quantity > 0),
  };
}
