export { useNeighbourFocus } from './use-neighbour-focus.ts';
