export { TeamMembers, type TeamMembersProps } from './team-members.tsx';
export { Team, type TeamProps } from './team.tsx';
