import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { NodePaymentsFlow } from '#app/flows/members/node-payments/node-payments.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Payments to you');

export default function PaymentsRoute() {
  return <MembersOnly>{({ id }) => <NodePaymentsFlow key={id} userId={id} />}</MembersOnly>;
}
