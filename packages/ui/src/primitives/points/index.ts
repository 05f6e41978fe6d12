export { Points, type PointsProps } from './points.tsx';
