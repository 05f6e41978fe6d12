import { SecurityFlow } from '#app/flows/auth/security/security.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Security');

export default function SecurityRoute() {
  return <MembersOnly>{({ id }) => <SecurityFlow key={id} />}</MembersOnly>;
}
