import { OrdersFlow } from '#app/flows/orders/orders.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Orders');

export default function OrdersRoute() {
  return <MembersOnly>{() => <OrdersFlow />}</MembersOnly>;
}
