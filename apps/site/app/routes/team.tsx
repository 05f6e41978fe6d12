import { TeamFlow } from '#app/flows/members/team/team.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('My team');

export default TeamFlow;
