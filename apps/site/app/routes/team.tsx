import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { TeamFlow } from '#app/flows/team/team.flow.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('My team');

export default function TeamRoute() {
  return <MembersOnly>{({ id }) => <TeamFlow key={id} userId={id} />}</MembersOnly>;
}
