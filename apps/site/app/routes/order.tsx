import { OrderFlow } from '#app/flows/sales/orders/order.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';
import type { Route } from './+types/order.ts';

export const meta = privateMeta('Order details');

export default function OrderRoute({ params: { id } }: Route.ComponentProps) {
  return <OrderFlow key={id} id={id} />;
}
