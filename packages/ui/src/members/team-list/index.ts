export { TeamList, type ListedPerson, type TeamListProps } from './team-list.tsx';
export { TeamListSkeleton } from './team-list-skeleton.tsx';
