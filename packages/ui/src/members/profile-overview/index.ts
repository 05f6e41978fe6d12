export { ProfileOverview, type ProfileOverviewProps } from './profile-overview.tsx';
export type { ProfileUser } from './profile-user.types.ts';
