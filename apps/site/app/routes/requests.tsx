import { MemberRequestsFlow } from '#app/flows/members/member-requests/member-requests.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Requests');

export default MemberRequestsFlow;
