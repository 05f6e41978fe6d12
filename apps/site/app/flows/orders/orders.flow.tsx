import { type ordersMachine, ordersVerbs, ordersView } from '@pgm/machines/orders';
import { Orders } from '@pgm/ui/orders';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { pictureOf } from '#app/shared/shelf-product.ts';
import { siteOrdersMachine } from './orders.ts';

/** A member's orders; the page is in the address, so that going back leads where one was. */
export function OrdersFlow() {
  const actor = useActorRef(siteOrdersMachine);
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  useEffect(() => ordersVerbs(actor.send).openPage(page), [actor, page]);
  return <OrdersScreen actor={actor} />;
}

/** The orders in whatever state their actor is. */
export function OrdersScreen({ actor }: { actor: ActorRefFrom<typeof ordersMachine> }) {
  const { orders, ...facts } = ordersView(useSelector(actor, (snapshot) => snapshot));
  return (
    <Orders
      {...facts}
      orders={orders.map((order) => ({
        id: order.id,
        href: orderHref(order.id),
        number: order.number,
        placedAt: order.placedAt,
        status: order.status,
        total: order.total,
        ...(order.awaitsPayment && { awaitedPayment: { payBy: order.payment.payBy } }),
        itemCount: order.items.reduce((count, { quantity }) => count + quantity, 0),
        pictures: order.items
          .slice(0, MOST_PICTURES)
          .map(({ productImage }) => pictureOf(productImage ?? undefined, '')),
      }))}
      hrefOf={(page) => `/manage/orders?page=${page}`}
      shopHref="/products"
      onRetry={ordersVerbs(actor.send).retry}
    />
  );
}

/** How many products of an order are shown in the list. */
const MOST_PICTURES = 4;

/** Where an order is read about. */
function orderHref(id: string): string {
  return `/manage/orders/${id}`;
}
