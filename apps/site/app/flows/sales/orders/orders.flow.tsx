import { type ordersMachine, ordersVerbs, ordersView } from '@pgm/machines/sales/orders';
import { Orders } from '@pgm/ui/sales/orders';
import type { ActorRefFrom } from 'xstate';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { usePagedList } from '#app/kit/use-paged-list.ts';
import { toImage } from '#app/kit/catalogue-product.ts';
import { siteOrdersMachine } from './orders.ts';

/** A member's orders; the page is in the address, so that going back leads to it. */
export function OrdersFlow() {
  return <OrdersScreen actor={usePagedList(siteOrdersMachine, { page: useAddressPage() })} />;
}

/** The screen of the orders for any state of their actor. */
export function OrdersScreen({ actor }: { actor: ActorRefFrom<typeof ordersMachine> }) {
  const [{ orders, ...facts }, { retry }] = useFlow(actor, ordersView, ordersVerbs);
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
        images: order.items
          .slice(0, MAX_IMAGES)
          .map(({ productImage }) => toImage(productImage ?? undefined, '')),
      }))}
      toHref={(page) => `/manage/orders?page=${page}`}
      shopHref="/products"
      onRetry={retry}
    />
  );
}

/** The maximum number of products of an order that the list shows. */
const MAX_IMAGES = 4;

/** The address of an order's page. */
function orderHref(id: string): string {
  return `/manage/orders/${id}`;
}
