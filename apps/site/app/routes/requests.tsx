import { RequestsFlow } from '#app/flows/requests/requests.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Requests');

export default function RequestsRoute() {
  return <MembersOnly>{({ id }) => <RequestsFlow key={id} userId={id} />}</MembersOnly>;
}
