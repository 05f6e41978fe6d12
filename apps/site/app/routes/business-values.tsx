import { PointsFlow } from '#app/flows/members/points/points.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Business Values');

export default PointsFlow;
