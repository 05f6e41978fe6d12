import { MemberRequestsFlow } from '#app/flows/members/member-requests/member-requests.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Requests');

export default function MemberRequestsRoute() {
  return <MembersOnly>{({ id }) => <MemberRequestsFlow key={id} userId={id} />}</MembersOnly>;
}
