import { OrdersFlow } from '#app/flows/sales/orders/orders.flow.tsx';
import { PastOrdersFlow } from '#app/flows/sales/past-orders/past-orders.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Orders');

export default function OrdersRoute() {
  return (
    <>
      <OrdersFlow />
      <PastOrdersFlow />
    </>
  );
}
