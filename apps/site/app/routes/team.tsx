import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { TeamFlow } from '#app/flows/members/team/team.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('My team');

export default function TeamRoute() {
  return <MembersOnly>{({ id }) => <TeamFlow key={id} userId={id} />}</MembersOnly>;
}
