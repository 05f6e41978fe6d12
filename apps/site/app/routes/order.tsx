import { OrderFlow } from '#app/flows/sales/orders/order.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';
import type { Route } from './+types/order.ts';

export const meta = privateMeta('Order details');

export default function OrderRoute({ params }: Route.ComponentProps) {
  return <MembersOnly>{() => <OrderFlow key={params.id} id={params.id} />}</MembersOnly>;
}
