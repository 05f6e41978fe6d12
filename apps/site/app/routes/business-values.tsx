import { PointsFlow } from '#app/flows/points/points.flow.tsx';
import { MembersOnly } from '#app/flows/session/members-only.tsx';
import { privateMeta } from '#app/shared/private-meta.ts';

export const meta = privateMeta('Business Values');

export default function BusinessValuesRoute() {
  return <MembersOnly>{({ id }) => <PointsFlow key={id} userId={id} />}</MembersOnly>;
}
