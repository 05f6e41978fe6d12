export { restingStates, stateName, statePaths } from './state-paths.ts';
export type { Walk } from './state-paths.ts';
