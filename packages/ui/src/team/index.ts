export { Downline, type DownlineProps } from './downline.tsx';
export { Team, type TeamProps } from './team.tsx';
