import type { OrdersProps } from '@pgm/ui/sales/orders';
import type { Order } from '@pgm/api/contract';
import { toImage } from '#app/kit/catalogue-product.ts';

/** The maximum number of products of an order that its summary shows. */
const MAX_IMAGES = 4;

/** The summary of an order, with the address of its page. */
export function toOrderCard({
  id,
  number,
  placedAt,
  status,
  total,
  items,
}: Order): OrdersProps['orders'][number] {
  return {
    id,
    href: `/manage/orders/${id}`,
    number,
    placedAt,
    status,
    total,
    itemCount: items.reduce((count, { quantity }) => count + quantity, 0),
    images: items.slice(0, MAX_IMAGES).map(({ productImage }) => toImage(productImage ?? undefined, '')),
  };
}
