export { PointsOverview, type PointsOverviewProps } from './points-overview.tsx';
export { translateReason } from './points-facts.ts';
