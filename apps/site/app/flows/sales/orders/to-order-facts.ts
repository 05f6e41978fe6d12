import {
  CARRIERS,
  type LinkedOrder,
  type Order,
  imageAddress,
  toLineKey,
  toTrackingUrl,
} from '@pgm/api/contract';
import type { OrderDetailsProps } from '@pgm/ui/sales/order-details';
import { productHref, reviewHref, toImage } from '#app/kit/catalogue-product.ts';

type OrderFacts = OrderDetailsProps['order'];

/** An order as its screen shows it. @param ordersHref the address below which the other orders are */
export function toOrderFacts(
  order: Order,
  possible: Pick<OrderFacts, 'canCancel' | 'canReturn' | 'canPay'>,
  ordersHref = '/manage/orders',
): OrderFacts {
  const isReviewed = order.status === 'DELIVERED' || order.status === 'RETURN_REQUESTED';
  const { shipment } = order.delivery;
  const toLink = (linked: LinkedOrder | undefined) =>
    linked && { number: linked.number, href: `${ordersHref}/${linked.id}` };
  const names = new Map(order.items.map((item) => [toLineKey(item), item.productName]));
  return {
    ...order,
    ...possible,
    delivery: {
      ...order.delivery,
      shipment: shipment && {
        carrier: CARRIERS[shipment.carrier].name,
        trackingNumber: shipment.trackingNumber,
        trackingUrl: toTrackingUrl(shipment),
      },
    },
    exchangedOrder: toLink(order.exchangedOrder),
    goesWith: toLink(order.goesWith),
    addedOrders: order.addedOrders?.map(({ id, number, isPaid }) => ({
      number,
      href: `${ordersHref}/${id}`,
      isPaid,
    })),
    reversals: order.reversals.map((reversal) => ({
      ...reversal,
      exchangeOrder: toLink(reversal.exchangeOrder),
      photos: reversal.photos.map((url) => ({
        src: imageAddress({ url }, '320.webp'),
        href: imageAddress({ url }, '1280.webp'),
      })),
      pieces: reversal.items.map(({ quantity, exchange, ...line }) => ({
        exchange,
        name: names.get(toLineKey(line)) ?? '',
        size: line.size,
        quantity,
      })),
    })),
    creditNotes: order.reversals.flatMap(({ id, creditNote }) =>
      creditNote === null ? [] : [{ id, number: creditNote }],
    ),
    items: order.items.map((item) => ({
      lineKey: toLineKey(item),
      href: productHref({ id: item.productId }),
      name: item.productName,
      size: item.size,
      image: toImage(item.productImage ?? undefined, ''),
      price: item.price,
      quantity: item.quantity,
      reversed: item.reversed,
      points: item.points,
      lineTotal: item.lineTotal,
      ...(isReviewed && item.quantity > item.reversed && { reviewHref: reviewHref(item.productId) }),
    })),
  };
}
