import { type OrderItem, type orders, toLeft } from '../tables/order.schema.ts';

/** What an order comes to without its cancelled pieces; amounts in paise. */
export interface OrderSums {
  readonly subtotalPaise: number;
  readonly deliveryPaise: number;
  readonly discountPaise: number;
  /** What the buyer pays. */
  readonly totalPaise: number;
  readonly points: number;
}

/** The sums of what is left of an order that is not cancelled as a whole. */
export function toLeftSums(order: typeof orders.$inferSelect, items: readonly OrderItem[]): OrderSums {
  const subtotalPaise = toLeftSubtotal(items);
  const { deliveryPaise } = order;
  const totalPaise = order.totalPaise - order.reversedPaise;
  return {
    subtotalPaise,
    deliveryPaise,
    // Each cancelled piece has taken its part of the discount with it.
    discountPaise: subtotalPaise + deliveryPaise - totalPaise,
    totalPaise,
    points: order.points - order.reversedPoints,
  };
}

/** The price of the pieces that are left, in paise. */
export function toLeftSubtotal(items: readonly OrderItem[]): number {
  return items.reduce((sum, item) => sum + item.pricePaise * toLeft(item), 0);
}
