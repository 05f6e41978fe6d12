import { PointsFlow } from '#app/flows/members/points/points.flow.tsx';
import { MembersOnly } from '#app/flows/auth/session/members-only.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Business Values');

export default function PointsOverviewRoute() {
  return <MembersOnly>{({ id }) => <PointsFlow key={id} userId={id} />}</MembersOnly>;
}
