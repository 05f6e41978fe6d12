export { CardGrid, type CardGridProps, type GridCard } from './card-grid.tsx';
export type { CardMark } from './card-marks.ts';
