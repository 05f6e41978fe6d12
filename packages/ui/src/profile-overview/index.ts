export { ProfileOverview, type ProfileOverviewProps, type ProfileUser } from './profile-overview.tsx';
