import { NEWS, type OrderStatus } from '@pgm/api/contract';
import type { News } from '../notification/notify.ts';
import { orderNumber } from './order-of.ts';
import type { orders } from './order.schema.ts';

type ToldOf = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'number'>;

const SENTENCES: Readonly<Partial<Record<OrderStatus, string>>> = {
  CONFIRMED: NEWS.orderConfirmed,
  PACKED: NEWS.orderPacked,
  SHIPPED: NEWS.orderShipped,
  DELIVERED: NEWS.orderDelivered,
  CANCELLED: NEWS.orderCancelled,
  RETURNED: NEWS.orderReturned,
};

/** What a buyer is told of a step of their order that somebody else took; of some there is nothing to tell. */
export function orderNews(
  { id, userId, number, status: before }: typeof orders.$inferSelect,
  to: OrderStatus,
  at: Date,
): News | undefined {
  const isRefused = before === 'RETURN_REQUESTED' && to === 'DELIVERED';
  const text = isRefused ? NEWS.returnRefused : SENTENCES[to];
  if (text === undefined) return undefined;
  return newsOf({ id, userId, number }, text, at);
}

/** What a buyer is told once the money for their order is back, whoever cancelled it or sent it back. */
export function moneyBackNews(order: ToldOf, at: Date): News {
  return newsOf(order, NEWS.moneyBack, at);
}

function newsOf({ id, userId, number }: ToldOf, text: string, at: Date): News {
  const values = { number: orderNumber(number) };
  return { userId, kind: 'ORDER', text, values, link: `/manage/orders/${id}`, at };
}
