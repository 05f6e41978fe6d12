import { type ordersMachine, ordersVerbs, ordersView } from '@pgm/machines/sales/orders';
import { Orders } from '@pgm/ui/sales/orders';
import type { ActorRefFrom } from 'xstate';
import { useAddressPage } from '#app/kit/use-address-page.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { usePagedList } from '#app/kit/use-paged-list.ts';
import { siteOrdersMachine } from './orders.ts';
import { toOrderCard } from './to-order-card.ts';

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
        ...toOrderCard(order),
        ...(order.awaitsPayment && { awaitedPayment: { payBy: order.payment.payBy } }),
      }))}
      toHref={(page) => `/manage/orders?page=${page}`}
      shopHref="/products"
      onRetry={retry}
    />
  );
}
